/** Drawings of the page's own buttons: lines on a square of 24, two units wide. */
const icons = {
  back: "M19 12H5M12 19l-7-7 7-7",
  backspace: "M21 5H9l-7 7 7 7h12zM17 9.5l-5 5M12 9.5l5 5",
  bell: "M18 9a6 6 0 0 0-12 0c0 6-2.5 7.5-2.5 7.5h17S18 15 18 9M10 20.5a2.3 2.3 0 0 0 4 0",
  clear: "M4 6.5h16M9 6V3.5h6V6M6 6.5l1 14h10l1-14M10 11v5.5M14 11v5.5",
  close: "M5 5l14 14M19 5L5 19",
  find: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14M15.7 15.7L21 21",
  grip: "M12 3v18M3 12h18M9 5.5L12 3l3 2.5M9 18.5l3 2.5 3-2.5M5.5 9L3 12l2.5 3M18.5 9l2.5 3-2.5 3",
  home: "M3 11.5L12 4l9 7.5M5.5 10v10h4.7v-5.5h3.6V20h4.7V10",
  large: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  lock: "M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.8v2",
  next: "M9 5l7 7-7 7",
  play: "M7 4.5v15l12.5-7.5z",
  previous: "M15 5l-7 7 7 7",
  refuse: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M5.7 5.7l12.6 12.6",
  shown: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  speak: "M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12",
};

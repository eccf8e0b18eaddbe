activity(playActivity({
  id: "letters", title: "letters",
  icon: "M3 19L8 5l5 14M4.8 14h6.4M20.5 12.2c-1.2-1.8-5.5-1.6-5.5 2.8s4.5 4.8 5.5 2.5M20.5 10.5V19",
}));

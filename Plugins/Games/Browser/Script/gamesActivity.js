activity(playActivity({
  id: "games", title: "games",
  icon: "M4 10V5h5c-1-3.5 4-3.5 3 0h5v5c3.5-1 3.5 4 0 3v6h-5c1-3.5-4-3.5-3 0H4v-6c3.5 1 3.5-4 0-3",
}));

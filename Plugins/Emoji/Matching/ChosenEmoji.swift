/// Emoji chosen by hand for concepts that the names miss or get wrong: a concept's key and its emoji in turn, `-` where
/// no emoji shows it. An emoji stands here once.
let chosenEmoji = """
  eat 🍽  drink-action 🥤  look 👀  sleep 😴  read 📖  write ✍  paint-action 🎨  dance 💃  walk 🚶  run 🏃
  stand 🧍  go-to-bed 🛌  talk 🗣  say 💬  ask 🙋  think 🤔  hope 🤞  look-for 🔍  turn 🔄
  stop 🛑  start ▶  finish 🏁  wait ⏳  pay 💳  build 🏗  throw-away 🚮  hit 👊  press-action 🔘  point-at 👉
  clap 👏  hug-action 🫂  kiss-action 😘  smile-action 😊  laugh 😆  cry 😭  shout 📣  keep-quiet 🤐
  sneeze-action 🤧  yawn 🥱  lick 😛  vomit-action 🤮  take-bath 🛀  put-on-makeup 💄  pour 🫗  climb 🧗  swim 🏊
  dive 🤿  row-boat 🚣  travel 🛫  ride-bike 🚴  ride-horse 🏇  ski-action ⛷  skate-action ⛸  fish-action 🎣
  bounce ⛹  exercise-action 🏋  take-photo 📸  record-action ⏺  send 📤  receive 📥  phone-someone 📞
  go-shopping 🛍  go-to-toilet 🚾  love-action ❤  like 👍  not-like 👎  agree 🤝  lie-untruth 🤥  knit 🧶
  dream-action 💭  snore 💤  feed 🧑‍🍼  change-diaper 🚼  kneel 🧎  weigh ⚖  crash-action 💥
  celebrate 🥳  smoke-action 🚬  vote-action 🗳  lock 🔒

  a-little 🤏  new ✨  wet 💦  strong 💪  fast 💨  rich 🤑  dark 🌑  bright 🔆
  noisy 🔊  quiet 🔇  dangerous ⚠  special 🌟  blond 👱  curly 🦱  naughty 😈  well-behaved 😇  crazy 🤪  silly 😜
  funny 🤣  delicious 😋  right-correct ✔  great-cool 😎  dead 💀  pregnant 🤰  deaf 🧏  blind 🧑‍🦯

  here 📍  up ⬆  down ⬇  left ⬅  right-side ➡  upside-down 🙃  again 🔁  return ↩
  more ➕  less ➖  math-equals 🟰

  time-concept ⌛  hour 🕐  minute ⏱  clock 🕒  watch-noun ⌚  date 📆  schedule 📅  morning 🌄  sunrise 🌅  dawn -
  evening 🌆  night 🌃  spring 🌷  summer 🌞  autumn 🍂  winter ❄  season -

  happy 😀  cheerful 😄  sad 😢  angry 😠  furious 😡  annoyed 😒  frustrated 😖  disappointed 😞  hurt-feelings 💔
  scared 😨  terrified 😱  worried 😟  nervous 😬  anxious 😰  overwhelmed 🤯  tired 😫  exhausted 😩  sleepy 😪
  bored 😑  calm 😌  surprised 😮  excited 🤩  embarrassed 😳  confused 😕  curious 🧐  in-love 😍  loved 🥰
  love-feeling 💕  fine-feeling 🙂  unwell-feeling 🙁  feeling-hot 🥵  feeling-cold 🥶

  people 👥  grandmother 👵  grandfather 👴  life-partner 💑  friend 🧑‍🤝‍🧑  doctor 🧑‍⚕  nurse 👩‍⚕  bricklayer 👷
  worker 🧑‍🏭  magician 🧙  witch 🧙‍♀  king 👑  clown 🤡  monster 👹  dancer 🕺  pirate 🏴‍☠

  beard 🧔  hand 🖐  fist ✊  finger ☝  nail-body 💅  heart-body 🫀  lung 🫁  blood 🩸  saliva 🤤
  sick 🤒  pain 😣  injured 🤕  nausea 🤢  dizzy 😵‍💫  infection 🦠  medicine 💊  pill -  ointment 🧴  injection 💉
  face-mask 😷  emergency 🚨  toilet-paper 🧻  razor 🪒  crutches 🩼  wheelchair 🦽  hearing-aid 🦻  prosthesis 🦿
  disability ♿
  massage 💆  assessment 📋  symbol 🔣  progress 📈  goal-aim 🎯  gesture 👐  message 📩  kiss-noun 💋  hug-noun 🤗
  question-noun ❔

  yes ✅  no ❌  not 🚫  okay 🆗  hello 👋  thank-you 🙏  sorry 😔  please 🥺  good-luck 🍀  hooray 🙌  wow 😲  oh-no 😧
  phew 😮‍💨  really 🤨
  i-need-help 🆘  stop-it ✋  quiet-please 🤫  i-do-not-know 🤷  i-do-not-want 🙅  i-am-joking 😉  i-love-you 🫶
  i-made-a-mistake 🤦  what ❓  what-happened ⁉  you 🫵  my-name 📛

  cheese 🧀  rice 🍚  noodles 🍜  soup 🍲  cereal 🥣  meat 🍖  steak 🥩  chicken-meat 🍗  sweet-potato 🍠  lettuce 🥬
  chili-pepper 🌶  corn 🌽  apple 🍎  orange-fruit 🍊  tangerine -  cherry 🍒  blueberry 🫐  peanut 🥜  cake 🍰
  pancake 🥞  chocolate 🍫  honey 🍯
  tortilla-wrap 🌯  pastry-fried 🥟
  water 💧  milk 🥛  juice 🧃  coffee ☕  tea 🍵  beer 🍺  wine 🍷  ice 🧊

  blouse 👚  shoe 👞  sneakers 👟  boot 🥾  sandal 👡  flip-flops 🩴  sock 🧦  hat 👒  helmet ⛑
  home 🏡  sofa 🛋  picture-frame 🖼  plug-noun 🔌  ladder 🪜  stairs -  faucet 🚰  knife 🔪  can-noun 🥫  kettle -
  box 📦  needle 🪡  tool 🛠  screw 🔩  flowerpot 🪴  money 💰

  book 📕  sheet-of-paper 📄  page 📃  folder 📁  map 🗺  alphabet 🔤  number-noun 🔢  science 🧪  math 🧮
  ball ⚽  puzzle 🧩  dice 🎲  cards 🃏  chess ♟  ferris-wheel 🎡  magic-trick 🪄  game-console 🕹
  store 🏪  shopping-mall 🏬  office 🏢  park 🏞  amusement-park 🎢  circus 🎪  theater 🎭  museum 🏛  library 📚
  university 🎓  restaurant 🍴  beach 🏖  city 🏙  town 🏘
  road 🛣  bridge 🌉  crosswalk 🚸  traffic-light 🚦  train-station 🚉  port ⚓  gas-station ⛽  parking-lot 🅿
  aquarium -  brazil 🇧🇷  spain 🇪🇸  world 🌎  earth-planet 🌍  planet 🪐

  animal 🐾  puppy 🐶  kitten 🐱  pony 🐴  chick 🐤  dinosaur 🦖  caterpillar 🐛  bug -  nest 🪺
  weather 🌤  rain-noun 🌧  snow-noun 🌨  storm ⛈  thunder 🌩  lightning ⚡  wind 🌬  island 🏝  moon 🌙
  tree 🌳  pine-tree 🌲  leaf 🍃  plant 🌱  flower 🌸  daisy 🌼  grass -  seashell 🐚

  van 🚐  truck 🚚  boat 🚤  computer 🖥  mouse-computer 🖱  cell-phone 📱  internet 🌐  video 📹  movie 🎬
  headphones 🎧  speaker 🔈  music 🎵  song 🎶  piano 🎹  keyboard-music -  basketball 🏀  handball 🤾  gymnastics 🤸
  judo 🥋  boxing 🥊
  ballet 🩰  yoga 🧘  surfing 🏄  skiing 🎿  roller-skates 🛼  goal 🥅  medal 🏅
  party 🎉  birthday 🎂  birthday-cake -  confetti 🎊  halloween 🎃

  red 🟥  orange-color 🟧  yellow 🟨  green 🟩  blue 🟦  purple 🟪  brown 🟫  black ⬛  white ⬜
  circle ⭕  triangle-shape 🔺  square-shape 🔲  diamond-shape 🔷  heart-shape ♥  spiral 🌀
  zero 0⃣  one 1⃣  two 2⃣  three 3⃣  four 4⃣  five 5⃣  six 6⃣  seven 7⃣  eight 8⃣  nine 9⃣  ten 🔟  hundred 💯
  first-ordinal 🥇  second-ordinal 🥈  third-ordinal 🥉

  heat-up -  pause-action ⏸  recycle ♻  insult 🤬  melt 🫠  raise-hand -
  bill 🧾  letter-mail ✉  price 🏷  id-card 🪪  peace ☮  war ⚔  cheers 🥂  here-you-are 🫴  free-of-charge 🆓
  mermaid 🧜‍♀  alien 👽  camping 🏕  picnic 🧺  space-universe 🌌  hole 🕳  seat 💺  passport 🛂  funeral ⚰
  """

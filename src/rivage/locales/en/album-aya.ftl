### The wildlife album: the animals of Aya's world. Animals, terrains and tiles are named in aya.ftl; sizes, weights and dates come
### written out in the reader's way.

## The album

album-lead-aya = Twenty-five animals live along Aya’s rivers. Every photo you win in a match goes into this album, with a page about the animal behind it.
aya-album-count = { $what ->
    [animals] Animals
    [landscapes] Landscapes
   *[triptychs] Triptychs
}
aya-album-of = { $count } of { $all }
aya-album-wave = { $team ->
    [yes] Longest wave as a team
   *[no] Longest wave alone
}
aya-album-wave-count = { $count ->
    [0] none yet
    [one] { $count } domino
   *[other] { $count } dominoes
}
aya-album-longest = { $count ->
    [one] longest wave: { $count } domino
   *[other] longest wave: { $count } dominoes
}
aya-album-read-all = Read everything
aya-album-read-all-hint = Opens every page, even those whose photo you have not won yet.
aya-album-newer = A newer version of Rivage saved this album. This version shows what it understands and changes nothing.
aya-album-adviser = The wildlife sheets of the printed game were prepared by its scientific adviser, { $name }. The facts here owe much to them; the sentences are our own.
aya-album-print = Print
aya-album-empty = no photo yet
aya-album-times = { $times ->
    [one] won once
   *[other] won { $times } times
}
aya-album-landscapes = Landscapes: { $terrain }
aya-album-land = { $terrain ->
    [forest] From the cold north to the steamy tropics, trees give shade, food and a thousand places to hide.
    [mountain] Thin air, steep rock and long winters: the animals up here have a thick coat or strong wings.
    [desert] Hot by day, cold by night and hardly a drop to drink. Every animal here has a trick of its own.
    [pole] Sea, snow and ice at both ends of the world. Fat, fur and feathers keep the cold out.
   *[field] Meadows, hedges and gardens, right outside the door. Look closely: most of those who live here are small.
}

## One page

aya-album-back = The whole album
aya-album-before = Previous page:
aya-album-next = Next page:
aya-album-missing = You don’t have this photo yet. Win it in a match, or read the page now.
aya-album-landscape = { $terrain }: { $kind }
aya-album-triptych-hint = Win all three landscapes of a terrain in one match, and they hang here as a triptych.
aya-album-names = In other languages
aya-album-home = Where it lives
aya-album-map = World map. Marked: { $home }.
aya-album-size = How big it is
aya-album-measure = { $measure ->
    [length] Up to { $size } long
    [height] Up to { $size } tall
    [shoulder] Up to { $size } high at the shoulder
   *[wingspan] Up to { $size } from wing tip to wing tip
}
aya-album-weight = Up to { $weight }
aya-album-beside = { $what ->
    [child] The animal beside a child of { $size }
   *[hand] The animal beside a child’s hand
}
aya-album-status = How it is doing
aya-album-status-is = { $status ->
    [least-concern] Least concern
    [near-threatened] Near threatened
    [vulnerable] Vulnerable
    [endangered] Endangered
   *[none] Not classified
}
aya-album-status-year = From the IUCN Red List, as printed in the game’s booklet in { $year }.
aya-album-wonder = Did you know?
aya-album-photo = Your photo
aya-album-taken = First taken on { $date }
aya-album-with = with { $names }
aya-album-bots = { $count ->
    [one] a bot
   *[other] { $count } bots
}
aya-album-table = See the match
aya-album-unwritten = We don’t know when it was first taken.

## Forest

aya-album-eurasian-lynx-home = Cool and northern forests of Europe and Asia
aya-album-eurasian-lynx-tells = The lynx lives alone and hunts without a sound, mostly roe deer and other small hoofed animals. Its ears end in tufts of black hair.
aya-album-eurasian-lynx-wonder = In the Middle Ages, people feared it as a fierce kind of wolf. In truth it is so shy that hardly anyone ever meets one.
aya-album-blue-morpho-home = Rainforests of Central and South America
aya-album-blue-morpho-tells = A giant among butterflies. Open, its wings shine like blue metal; closed, they show none of it.
aya-album-blue-morpho-wonder = Legend has it that its blue lures people deeper and deeper into the forest, until they can’t find the way back. It is only a legend.
aya-album-blue-peacock-home = India, Pakistan, Sri Lanka and Bangladesh
aya-album-blue-peacock-tells = It lives in leafy forests, never far from a stream. Its body is 1.1 m long; the train behind it adds up to 1.5 m.
aya-album-blue-peacock-wonder = Peacocks came to Europe perhaps three thousand years ago. A story says that King Solomon had the first ones brought.
aya-album-okapi-home = Rainforests in the heart of Africa
aya-album-okapi-tells = It lives well hidden in dense forest and eats leaves, fruit and a great many other plants. A big one weighs as much as three people.
aya-album-okapi-wonder = The people who first described it thought that, with such legs, it must be a zebra. Its closest relative is the giraffe!
aya-album-poison-dart-frog-home = Tropical rainforests of Central America
aya-album-poison-dart-frog-tells = It would fit into a matchbox. Its bright green with black patches is a warning: do not touch!
aya-album-poison-dart-frog-wonder = Its skin holds a strong poison. In the poison of such frogs, researchers found a substance that soothes pain two hundred times better than morphine.

## Mountain

aya-album-bearded-vulture-home = High mountains from Europe to Asia
aya-album-bearded-vulture-tells = With its wings spread, it is wider than a room is high. You can tell it by its beard, a tuft of feathers below the beak, and by its orange belly.
aya-album-bearded-vulture-wonder = It lives mainly on bones. It drops them onto rocks from high up until they break and it can get at the marrow.
aya-album-snow-leopard-home = Mountains of Central and East Asia
aya-album-snow-leopard-tells = Its long, thick fur is light and dark grey, like rock under snow. When it lies still, you can hardly see it.
aya-album-snow-leopard-wonder = Lions and tigers roar. This big cat purrs, just like the one on the sofa.
aya-album-vicuna-home = Highlands of the Andes
aya-album-vicuna-tells = The vicuña belongs to the camel family, but it is small and slender: its shoulder is as high as a four-year-old child. It weighs 40 to 60 kg.
aya-album-vicuna-wonder = Its wool is wonderfully fine and warm. Very expensive clothes are made of it.
aya-album-wild-yak-home = The highlands of Tibet
aya-album-wild-yak-tells = A wild ox of the high mountains that can weigh a whole tonne, as much as a small car. Its long, shaggy coat keeps the icy wind out.
aya-album-wild-yak-wonder = Its tame cousins have lived with people for thousands of years. They carry loads and riders, and give milk, meat and wool.
aya-album-rosalia-longicorn-home = Mountain forests from Europe to the Caucasus
aya-album-rosalia-longicorn-tells = A big beetle in blue-grey with black spots, and feelers longer than the beetle itself. There is no mistaking it.
aya-album-rosalia-longicorn-wonder = Its young grow up in the dead trunks of old beeches. Where such trees are cleared away, the beetle disappears too.

## Desert

aya-album-fennec-fox-home = The Sahara
aya-album-fennec-fox-tells = It is the smallest fox, and the smallest of the whole dog family: it weighs less than two bags of sugar. Its ears, though, are enormous.
aya-album-fennec-fox-wonder = Thick hair grows under its paws. It protects them from the hot sand, and nobody hears the fox coming.
aya-album-arabian-oryx-home = Deserts of Saudi Arabia and Oman
aya-album-arabian-oryx-tells = It once roamed the whole Arabian Peninsula. Today it lives only where people have brought it back.
aya-album-arabian-oryx-wonder = It can go without drinking for many weeks. And it notices rain that falls far, far away.
aya-album-desert-beetle-home = The desert of Namibia
aya-album-desert-beetle-tells = On its very long legs it races over the hot sand, holding its body well above it. It lives nowhere else in the world.
aya-album-desert-beetle-wonder = It drinks fog! In the morning the fog settles on its body in small drops.
aya-album-diamondback-rattlesnake-home = The south of the United States and the north of Mexico
aya-album-diamondback-rattlesnake-tells = It carries a rattle at the tip of its tail. When it feels threatened, it shakes the rattle: stay away!
aya-album-diamondback-rattlesnake-wonder = No snake in North America is more feared: its bite is very venomous.
aya-album-greater-roadrunner-home = Deserts of the southern United States and northern Mexico
aya-album-greater-roadrunner-tells = This bird would rather run than fly. It is at home where it is hot and dry, and weighs about as much as a can of lemonade.
aya-album-greater-roadrunner-wonder = The whole world knows it from a cartoon: a coyote chases it, and never ever catches it.

## Pole

aya-album-narwhal-home = The waters of the Arctic
aya-album-narwhal-tells = This whale is called the unicorn of the sea. The males’ tusk is a tooth: it grows from the left of the upper jaw, up to 3 m long.
aya-album-narwhal-wonder = Millions of tiny tubes with nerves run through the tusk. The narwhal probably uses it to sense food and to find the females.
aya-album-emperor-penguin-home = Antarctica
aya-album-emperor-penguin-tells = No penguin is bigger or heavier. Females and males are the same height: about as tall as a seven-year-old child.
aya-album-emperor-penguin-wonder = It is a splendid swimmer. It dives 500 m deep, and stays under for nearly twenty minutes.
aya-album-polar-bear-home = The Arctic, from northern Canada to northern Russia
aya-album-polar-bear-tells = No meat-eater on land is bigger. Standing up, a male can look over a football goal.
aya-album-polar-bear-wonder = Polar bears and grizzlies are cousins and can have cubs together. Perhaps they have been two species for only 200,000 years.
aya-album-harp-seal-home = Icy seas of the far north
aya-album-harp-seal-tells = Its pups are born with a fluffy white coat, so they are called whitecoats. An adult weighs as much as two people.
aya-album-harp-seal-wonder = Tens of thousands of pups used to be killed for their fur. Many people protested, and today that is forbidden almost everywhere.
aya-album-snowy-owl-home = The Arctic tundra of America, Asia and Europe
aya-album-snowy-owl-tells = White feathers and big yellow eyes: there is no mistaking this owl. It lives in the far north, where no tree grows.
aya-album-snowy-owl-wonder = Ever since a young wizard had one in books and films, many people want one at home. That is bad for these rare and delicate birds.

## Field

aya-album-buff-tailed-bumblebee-home = Europe, where it is neither too hot nor too cold
aya-album-buff-tailed-bumblebee-tells = A furry insect with a white tail. You can hear it humming in gardens from the first days of spring.
aya-album-buff-tailed-bumblebee-wonder = Below 15 degrees and under grey skies, honeybees stay at home. The bumblebee flies anyway, so it does much more for the spring flowers.
aya-album-european-goldfinch-home = Europe, North Africa and parts of Asia
aya-album-european-goldfinch-tells = A small songbird in bright colours: red on its face, yellow on its wings. It weighs no more than a letter.
aya-album-european-goldfinch-wonder = Look for it in old Italian paintings! It lives among thistles and their thorns, so painters made it a symbol of the suffering of Christ.
aya-album-common-pipistrelle-home = Europe, often right under the roof
aya-album-common-pipistrelle-tells = The smallest bat in Europe likes to live in houses and attics. It weighs no more than two sugar cubes.
aya-album-common-pipistrelle-wonder = When the young are born, many mothers move into a nursery together and look after them there.
aya-album-grove-snail-home = Woods, hedges and gardens in western and central Europe
aya-album-grove-snail-tells = Yellow or brown, with bands or without: hardly two shells look the same. That makes it hard to recognise.
aya-album-grove-snail-wonder = For the winter it digs itself in, shuts its shell with a door of hardened slime, and sleeps.
aya-album-european-hare-home = From Europe to the plains of Central Asia
aya-album-european-hare-tells = Long ears with black tips give it away. It is taller and slimmer than a rabbit.
aya-album-european-hare-wonder = Hares used to be everywhere. Poison on the fields, fewer places to live and new diseases are making them rare.

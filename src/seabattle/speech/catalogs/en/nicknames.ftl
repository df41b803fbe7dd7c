# What visitors are called until they say something else, as Calm Heron 42: a first and a second
# word of one gender, so that they agree where a language wants it. Ships are she in English.

nickname = { $first } { $second } { $number }

nickname-masculine-first =
    Amber Brave Bright Calm Clever Coral Daring Fair Gentle Golden Happy Hardy Jolly Keen Kind
    Lively Lucky Merry Noble Northern Patient Proud Quick Quiet Salty Silver Southern Steady Sunny
    Swift Tidal Western Windy Wise
nickname-masculine-second =
    Albatross Anchor Beacon Breeze Compass Cormorant Corsair Current Dolphin Gull Harbour Heron
    Kestrel Lagoon Lantern Lighthouse Mariner Narwhal Navigator Osprey Otter Pelican Petrel Pilot
    Plover Porpoise Puffin Sailor Seal Sextant Skipper Tern Tide Walrus Whale

nickname-feminine-first =
    Amber Brave Bright Calm Clever Coral Daring Fair Gentle Golden Happy Hardy Jolly Keen Kind
    Lively Lucky Merry Noble Northern Patient Proud Quick Quiet Salty Silver Southern Steady Sunny
    Swift Tidal Western Windy Wise
nickname-feminine-second =
    Brigantine Clipper Cutter Frigate Galley Ketch Lugger Schooner Sloop Trawler Yawl

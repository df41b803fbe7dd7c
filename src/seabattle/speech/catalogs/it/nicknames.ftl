# Come si chiama chi non ha detto altro, per esempio Airone Calmo 42: due parole dello stesso
# genere, prima il nome e poi l’aggettivo.

nickname = { $second } { $first } { $number }

nickname-masculine-first =
    Abile Allegro Ambrato Ardito Argenteo Audace Brillante Calmo Costante Dorato Felice Fiero
    Fortunato Gentile Mattutino Nobile Nordico Paziente Quieto Rapido Saggio Salato Sereno Solare
    Veloce Ventoso Vivace
nickname-masculine-second =
    Airone Albatro Astrolabio Capodoglio Cormorano Corsaro Delfino Faro Gabbiano Gheppio Marinaio
    Narvalo Navigatore Nostromo Pellicano Pilota Piviere Porto Scoglio Sestante Timone Tricheco
    Veliero

nickname-feminine-first =
    Abile Allegra Ambrata Ardita Argentea Audace Brillante Calma Costante Dorata Felice Fiera
    Fortunata Gentile Mattutina Nobile Nordica Paziente Quieta Rapida Saggia Salata Serena Solare
    Veloce Ventosa Vivace
nickname-feminine-second =
    Ancora Baia Balena Brezza Bussola Conchiglia Corrente Focena Goletta Laguna Lanterna Lontra
    Marea Onda Procellaria Sirena Sterna Tartaruga Vela

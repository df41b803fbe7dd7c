# Ciò che sta su un foglio da stampare, e ciò che si dice del suo file.

sheet-own = Mare proprio
sheet-foreign = Mare avversario
sheet-name = Nome:
sheet-opponent = Avversario:
sheet-opponents = Partita:
sheet-notes = Appunti
sheet-locked = { $weapon } (dal turno { $turn })
sheet-answer = { $word } – { $when }.
sheet-answer-says = Si dice anche: { $says }.
sheet-answer-heard = Chi la sente: { $heard }.
sheet-written = Il foglio è in { $file }.
trouble-sheet-ending = { $file } non finisce né in .pdf né in .svg né in .png. Scegli uno di questi tre.
trouble-sheet-full = { $title } ha troppe navi o troppe regole per una pagina sola.

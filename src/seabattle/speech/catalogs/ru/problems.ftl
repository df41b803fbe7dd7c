# Страницы, объясняющие коды затруднений, по адресу /problems на сервере.
# Одно предложение на строке; в обратных кавычках то, что читает программа или набирает человек.

problems-title = Затруднения
problems-about =
    Почему что-то сделать нельзя, по коду.
    На каждой странице сказано, отчего это бывает, дан пример и написано, что делать.
problems-all = Все затруднения
problems-languages = Языки
problems-why = Отчего это бывает
problems-example = Пример
problems-remedy = Что делать
problems-for-programs = Для программ
problems-code = Код
problems-status = Статус HTTP
problems-status-none = нет, потому что серверы этого кода не присылают
problems-facts = Данные в этом примере
problems-facts-none = У этого затруднения нет данных.
problems-fact = Поле
problems-value = Значение
problems-meaning = Что это
problems-anna = Анна
problems-bruno = Бруно

# Группы кодов по тому, что стоит перед косой чертой.

problems-area-phase = Начало и конец игры
problems-area-lots = Жребий
problems-area-sealed = Запечатанные игры
problems-area-seat = Места
problems-area-placement = Расстановка флота
problems-area-turn = Ходы
problems-area-shot = Выстрелы
problems-area-weapon = Особые действия
problems-area-manoeuvre = Движение кораблей
problems-area-victory = Победа
problems-area-round = Раунды
problems-area-notation = Название клетки
problems-area-match = Живые партии
problems-area-table = Открытие партии
problems-area-variant = Правила
problems-area-layout = Сохранённые флоты
problems-area-visitor = Кто вы
problems-area-token = Токены
problems-area-channel = Сообщения о ходе
problems-area-signup = Запись на игру на форуме
problems-area-request = Запросы к серверу

# Начало и конец игры.

problem-phase-over-why = Игра окончена, и сделать в ней больше ничего нельзя.
problem-phase-over-example = Последний корабль Бруно потоплен, а Анна стреляет ещё раз.
problem-phase-over-remedy = Начните другую игру или просмотрите эту с помощью `seabattle replay`.

problem-phase-not-placing-why = Флот расставляли, когда игра уже шла, а с её начала флоты остаются какими были.
problem-phase-not-placing-example = После первого выстрела Анна присылает свой флот второй раз.
problem-phase-not-placing-remedy = Играйте с тем флотом, который есть: изменить его можно только до начала игры.

problem-phase-not-playing-why = Игра ещё не началась или ждёт жребия, поэтому действовать в ней пока нельзя.
problem-phase-not-playing-example = Анна стреляет, хотя Бруно ещё не расставил флот.
problem-phase-not-playing-remedy = Дождитесь названных игроков или жребия.

problem-phase-no-lots-why = Жребий бросили, хотя решать по жребию нечего.
problem-phase-no-lots-example = Программа, которая ведёт игру, бросает жребий посреди хода.
problem-phase-no-lots-remedy = Бросайте жребий, только когда все флоты расставлены и правила оставляют первый ход на волю случая или когда последние флоты погибли одновременно.

# Жребий.

problem-lots-not-a-candidate-why = Жребий выпал месту, которое в нём не участвует.
problem-lots-not-a-candidate-example = У двоих из трёх игроков ничья, а жребий называет третьего.
problem-lots-not-a-candidate-remedy = Бросьте жребий снова: среди тех, кто ещё в игре, или среди тех, у кого ничья.

# Места.

problem-seat-unknown-why = В команде названо место, которого за этим столом нет.
problem-seat-unknown-example = Команда приходит с пятого места стола, за которым играют двое.
problem-seat-unknown-remedy = Проверьте номер: места считают с нуля, в порядке стола.

problem-seat-out-why = У игрока не осталось кораблей, или он вышел из игры.
problem-seat-out-example = Последний корабль Бруно потонул два раунда назад, а он называет клетку.
problem-seat-out-remedy = Следите за концом игры: выбывшие не возвращаются.

problem-seat-not-droppable-why = Ведущий хотел исключить игрока, который пропустил подряд слишком мало раундов, или правила никого не исключают.
problem-seat-not-droppable-example = По правилам нужно три раунда, а Бруно пропустил один.
problem-seat-not-droppable-remedy = Закройте раунд без недостающего приказа или задайте до игры `drop_after` в таблице `rounds`.

# Расстановка флота.

problem-placement-already-placed-why = Флот уже расставлен и остаётся на своём месте.
problem-placement-already-placed-example = Анне приходит мысль получше, когда флот уже отправлен.
problem-placement-already-placed-remedy =
    Играйте с ним.
    Сначала думают, потом отправляют; изменить что-то позже можно только там, где корабли двигаются.

problem-placement-draft-changed-why =
    Уже поставленные корабли хранятся за вашим местом, чтобы можно было продолжить на другом устройстве.
    С тех пор как вы их прочли, другой ваш экран сохранил иные.
problem-placement-draft-changed-example = Анна ставит половину флота на телефоне, а потом двигает корабль в забытой вкладке.
problem-placement-draft-changed-remedy = Прочтите сохранённый флот и продолжайте с ним или сохраните свой ещё раз с его версией.

problem-placement-unknown-class-why = Поставлен корабль класса, которого во флоте этих правил нет.
problem-placement-unknown-class-example = Анна ставит галеон.
problem-placement-unknown-class-remedy = Посмотрите флот с помощью `seabattle rules` и пишите краткие имена его классов.

problem-placement-wrong-count-why = Кораблей какого-то класса слишком мало или слишком много.
problem-placement-wrong-count-example = Во флоте три крейсера, а Анна ставит два.
problem-placement-wrong-count-remedy = Ставьте ровно столько кораблей каждого класса, сколько их во флоте.

problem-placement-wrong-shape-why = Клетки корабля не складываются ни в одну из форм, разрешённых его классу.
problem-placement-wrong-shape-example = Крейсер здесь прямой, а Анна его сгибает.
problem-placement-wrong-shape-remedy =
    Посмотрите на странице правил, какие там формы и можно ли их поворачивать и отражать.
    Называйте каждую клетку один раз.

problem-placement-outside-why = Часть клеток корабля лежит вне поля.
problem-placement-outside-example = Линкор начинается в трёх клетках от края и продолжается за ним.
problem-placement-outside-remedy = Верните корабль на поле.

problem-placement-overlap-why = Два корабля одного флота занимают одну и ту же клетку.
problem-placement-overlap-example = Крейсер и эсминец пересекаются.
problem-placement-overlap-remedy =
    Передвиньте один из них.
    Только в общем море корабли могут стоять на одних клетках, и лишь корабли разных игроков.

problem-placement-too-close-why = Два корабля одного флота соприкасаются там, где правила этого не разрешают.
problem-placement-too-close-example = Эсминец стоит вплотную к крейсеру.
problem-placement-too-close-remedy = Оставьте между ними свободную клетку; где касаться углами можно — только вдоль сторон.

# Ходы.

problem-turn-not-yours-why = По этим правилам ходят по очереди, и сейчас ход другого игрока.
problem-turn-not-yours-example = Анна промахнулась и стреляет снова, не дав Бруно сходить.
problem-turn-not-yours-remedy =
    Дождитесь своего хода.
    Где за попадание даётся ещё выстрел, ход переходит только после промаха.

problem-turn-already-attacked-why = Корабли двигают и победу объявляют до атаки, а атака уже была.
problem-turn-already-attacked-example = После попадания Анна хочет передвинуть корабль перед вторым выстрелом.
problem-turn-already-attacked-remedy = Сделайте это в начале следующего хода.

problem-turn-attack-lost-why = По этим правилам неверное объявление победы стоит атаки того же хода.
problem-turn-attack-lost-example = Анна объявляет победу, хотя у Бруно остался эсминец, а потом стреляет.
problem-turn-attack-lost-remedy = Передвиньте корабль, если хотите, и завершите ход.

problem-turn-must-attack-why = Ход хотели завершить без атаки, а пропускать его правила не разрешают.
problem-turn-must-attack-example = Анна завершает ход, не выстрелив.
problem-turn-must-attack-remedy =
    Стреляйте или примените особое действие, если оно осталось.
    Завершить ход без выстрела можно, только когда вы отказываетесь от второго выстрела, когда атака потеряна или когда стрелять больше некуда.

problem-turn-no-second-shot-why = Попадание даёт второй выстрел, только если у стреляющего достаточно целых кораблей.
problem-turn-no-second-shot-example = Анна попадает, но все её корабли, кроме одного, повреждены.
problem-turn-no-second-shot-remedy = Завершите ход.

problem-turn-only-second-shot-why = Второй выстрел после попадания — обычный выстрел по одной клетке, а не особое действие.
problem-turn-only-second-shot-example = После попадания Анна хочет включить радар.
problem-turn-only-second-shot-remedy = Назовите одну клетку или завершите ход и примените особое действие в следующем.

# Выстрелы.

problem-shot-off-grid-why = Этой клетки, строки или столбца на поле нет.
problem-shot-off-grid-example = На поле 16 столбцов, а выстрел направлен в семнадцатый.
problem-shot-off-grid-remedy = Выберите клетку на поле; при счёте с нуля последняя строка и последний столбец на единицу меньше их числа.

problem-shot-already-known-why = Ответ для этой клетки известен, а корабли стоят на месте, так что выстрел пропал бы даром.
problem-shot-already-known-example = Анна стреляет в клетку, где у неё отмечен промах.
problem-shot-already-known-remedy =
    Выберите другую клетку.
    Отказ ничего не стоит, и ход по-прежнему ваш.

problem-shot-same-cell-twice-why = В залпе одна клетка названа дважды, а второй выстрел туда ничего нового не скажет.
problem-shot-same-cell-twice-example = Пять выстрелов, и среди них дважды B-2.
problem-shot-same-cell-twice-remedy = Назовите для каждого выстрела свою клетку.

problem-shot-wrong-number-why = Клеток названо больше или меньше, чем есть выстрелов.
problem-shot-wrong-number-example = У Анны пять кораблей на плаву, а она называет две клетки.
problem-shot-wrong-number-remedy =
    Назовите столько клеток, сколько сказано.
    В залпе их столько, сколько у вас кораблей на плаву или осталось клеток.

# Особые действия.

problem-weapon-unknown-why = В команде названо особое действие, которого в этих правилах нет.
problem-weapon-unknown-example = Анна хочет пустить торпеду.
problem-weapon-unknown-remedy = Посмотрите особые действия с помощью `seabattle rules` и пишите их краткие имена.

problem-weapon-used-up-why = Правила дают это особое действие определённое число раз за игру, и все они израсходованы.
problem-weapon-used-up-example = Радар можно включить три раза, а Анна хочет взглянуть в четвёртый.
problem-weapon-used-up-remedy = Сделайте обычный выстрел или примените другое особое действие.

problem-weapon-locked-why = Правила открывают это особое действие лишь через несколько ходов, и сейчас ещё рано.
problem-weapon-locked-example = Авианалёт открывается после десяти ходов, а это четвёртый.
problem-weapon-locked-remedy = Дождитесь своего хода с этим номером; чужие ходы не считаются.

problem-weapon-wrong-target-why = Особому действию нужна строка или столбец, а дана клетка, или наоборот.
problem-weapon-wrong-target-example = Анна направляет авианалёт на B-2.
problem-weapon-wrong-target-remedy = Для линии назовите строку или столбец, для торпеды — ещё и край, для всего остального — клетку.

# Движение кораблей.

# Запечатанные игры.
problem-sealed-not-signed-why = За запечатанным столом всё, что говорит место, подписано объявленным ключом, чтобы никто, даже сам стол, не говорил за другого. Эти байты — не сообщение, или подпись сделана не этим ключом.
problem-sealed-not-signed-example = Кто-то меняет один бит в выстреле Анны и пересылает его дальше.
problem-sealed-not-signed-remedy = Подпишите байты точно такими, какими они отправлены, ключом этой партии.

problem-sealed-out-of-place-why = Каждое сообщение запечатанной игры называет свой номер и хеш предыдущего. Раньше пришло другое сообщение, или это уже было отправлено.
problem-sealed-out-of-place-example = Анна и Борис одновременно показывают числа для жребия; стол принимает число Анны, а сообщение Бориса называет старый хеш.
problem-sealed-out-of-place-remedy = Выслушайте, что было сказано тем временем, и подпишите своё сообщение заново.

problem-sealed-unknown-placing-why = Запечатанное поле названо хешем своего доказательства, а у стола нет доказательства с таким хешем.
problem-sealed-unknown-placing-example = Борис готов, но связь прервалась, пока отправлялось его доказательство.
problem-sealed-unknown-placing-remedy = Отправьте доказательство ещё раз, затем сообщение, которое его называет.

problem-sealed-said-before-why = Место запечатанной игры объявляет один ключ и показывает одно число для жребия. Со вторым оно могло бы выбирать.
problem-sealed-said-before-example = Анна объявляет другой ключ, узнав ключ Бориса.
problem-sealed-said-before-remedy = Делать ничего не нужно: считается первый.

problem-sealed-answer-awaited-why = За запечатанным столом отвечает тот, в кого стреляли, и до ответа можно разве что сдаться.
problem-sealed-answer-awaited-example = Анна выстрелила и стреляет снова, пока Борис не ответил.
problem-sealed-answer-awaited-remedy = Дождитесь ответа; идёт время того, кто его должен дать.

problem-sealed-nothing-to-answer-why = Ответ отправлен, но никто не стрелял, или выстрел был свой, или ответ уже дан.
problem-sealed-nothing-to-answer-example = Борис отвечает за B-2, и его программа шлёт ответ ещё раз.
problem-sealed-nothing-to-answer-remedy = Делать ничего не нужно: ответ считается один раз.

problem-sealed-refereed-why = Подписанные сообщения и показанные поля бывают только за столами, которые накрыты как запечатанные.
problem-sealed-refereed-example = Анна подписывает выстрел и отправляет его за стол, где Борис расставил флот обычным образом.
problem-sealed-refereed-remedy = Играйте обычными командами или накройте запечатанный стол.

problem-sealed-seat-free-why = Доказательство поля называет ключи обоих игроков, поэтому ключи объявляют, когда оба сели.
problem-sealed-seat-free-example = Анна готова раньше, чем Борис открыл ссылку.
problem-sealed-seat-free-remedy = Подождите, пока кто-нибудь сядет; ваш флот останется там, где вы его расставили.

problem-sealed-not-that-field-why = Кто показывает поле после запечатанной игры, отправляет корабли и зерно, которым они были запечатаны. Из них должно следовать то, что было доказано до первого выстрела.
problem-sealed-not-that-field-example = Борис показывает поле, где один корабль стоит в другом месте.
problem-sealed-not-that-field-remedy = Отправьте корабли и зерно такими, какими они были сохранены, когда вы были готовы.

problem-sealed-wrong-size-why = Сколько байт в доказательстве, следует из одних только правил: ни одного не может недоставать, и ни одного не может быть лишнего.
problem-sealed-wrong-size-example = Связь Бориса прервалась посреди его доказательства.
problem-sealed-wrong-size-remedy = Отправьте всё доказательство ещё раз.

problem-sealed-too-many-placings-why = Доказательство хранится ещё до подписи, а оно большое; поэтому место может прислать их лишь несколько.
problem-sealed-too-many-placings-example = Программа доказывает своё поле заново после каждого обрыва связи.
problem-sealed-too-many-placings-remedy = Подпишите одно из присланных доказательств или пришлите одно из них ещё раз.

problem-sealed-not-sealable-why = Запечатанное поле доказывают место за местом, и лишь при некоторых правилах больше ничего доказывать не нужно.
problem-sealed-not-sealable-example = Анна накрывает запечатанный стол по правилам форума, где все флоты стоят в одном море.
problem-sealed-not-sealable-remedy = Выберите другие правила или накройте стол с судьёй.

problem-sealed-stays-home-why = Запечатанное поле знает только его владелец, и даже не сервер. Поэтому ещё не расставленный флот хранится там, где его расставляют.
problem-sealed-stays-home-example = Борис начинает расставлять флот в браузере и хочет продолжить в терминале.
problem-sealed-stays-home-remedy = Расставьте флот на том устройстве, на котором играете.

problem-manoeuvre-not-allowed-why = По этим правилам корабли остаются там, где их поставили.
problem-manoeuvre-not-allowed-example = Анна хочет передвинуть крейсер в игре, где корабли стоят на месте.
problem-manoeuvre-not-allowed-remedy = Для следующей игры выберите вариант с движением кораблей, например `classic-bonus`.

problem-manoeuvre-unknown-ship-why = Корабля с таким номером во флоте нет.
problem-manoeuvre-unknown-ship-example = У Анны пять кораблей, а двигает она седьмой.
problem-manoeuvre-unknown-ship-remedy = Считайте корабли в том порядке, в каком они перечислены; программы считают с нуля.

problem-manoeuvre-already-moved-why = За ход можно передвинуть один корабль, и один уже передвинут.
problem-manoeuvre-already-moved-example = Анна двигает крейсер, а потом эсминец.
problem-manoeuvre-already-moved-remedy = Атакуйте; другой корабль можно передвинуть в следующий ход.

problem-manoeuvre-damaged-why = Двигаться могут только корабли, в которые не попадали; повреждённый остаётся на месте.
problem-manoeuvre-damaged-example = Бруно попал в крейсер, и Анна хочет его спасти.
problem-manoeuvre-damaged-remedy = Передвиньте корабль, в который не попадали.

problem-manoeuvre-out-of-reach-why = За один манёвр корабль до этих клеток не дойдёт, или двигаться не может ни один корабль.
problem-manoeuvre-out-of-reach-example = Анна двигает крейсер на две клетки.
problem-manoeuvre-out-of-reach-remedy = Передвиньте его на одну клетку вдоль оси или поверните на четверть оборота вокруг конца, насколько правила разрешают то и другое.

# Победа.

problem-victory-not-declared-why = По этим правилам игра кончается сама, когда тонет последний корабль.
problem-victory-not-declared-example = Анна объявляет победу в обычном морском бое.
problem-victory-not-declared-remedy =
    Стреляйте дальше.
    Если бы все корабли противника были потоплены, игра уже кончилась бы.

# Раунды.

problem-round-none-why = Хотели закрыть раунд, но по этим правилам ходят по очереди.
problem-round-none-example = Ведущий закрывает раунд в игре, где ходят по очереди.
problem-round-none-remedy = Ничего: дождитесь игрока, чей сейчас ход.

problem-round-wrong-draw-why = По правилам за игроков без приказа стреляет случай, а случайные выстрелы не подходят к этим игрокам.
problem-round-wrong-draw-example = Случай стреляет за Анну, которая отдала приказ, а не за Бруно, который не отдал.
problem-round-wrong-draw-remedy = Назначьте выстрелы ровно тем игрокам, кто не отдал приказа, в порядке их мест.

problem-round-no-post-why = Просили сообщение об игре, в которой нет раундов или у каждого игрока своё море.
problem-round-no-post-example = Ведущий обычной игры хочет сообщение о раунде.
problem-round-no-post-remedy = Расскажите новости своими словами или поделитесь картинкой игры.

problem-round-unknown-why = Просили сообщение о раунде, который ещё открыт или не начался.
problem-round-unknown-example = Закрыто три раунда, а ведущий хочет сообщение о раунде 7.
problem-round-unknown-remedy = Назовите закрытый раунд или никакого, чтобы узнать новости на сейчас.

# Название клетки.

problem-notation-empty-why = Там, где ждут названия клетки, ничего не набрано.
problem-notation-empty-example = Анна нажимает Enter.
problem-notation-empty-remedy = Напишите столбец и строку так, как их называют за этим столом.

problem-notation-too-long-why = Написанное намного длиннее названия любой клетки.
problem-notation-too-long-example = Анна вставляет целое письмо.
problem-notation-too-long-remedy = Напишите столбец и строку.

problem-notation-unreadable-why = Написанное нельзя прочесть как столбец и строку.
problem-notation-unreadable-example = Анна пишет вопросительный знак.
problem-notation-unreadable-remedy = Напишите столбец и строку, как в приведённом образце.

problem-notation-off-grid-why = Похоже на клетку, но так далеко поле не тянется.
problem-notation-off-grid-example = Анна называет клетку столбца Z на поле, которое кончается столбцом P.
problem-notation-off-grid-remedy = Выберите клетку между двумя названными.

problem-notation-other-alphabet-why =
    Буква не из того алфавита, которым подписано поле этого стола.
    Некоторые буквы похожи: «В» в кириллице — третий столбец, а латинская «B» — второй, поэтому программа не гадает.
problem-notation-other-alphabet-example = За столом латинские буквы, а клавиатура Анны пишет кириллицей.
problem-notation-other-alphabet-remedy = Переключите клавиатуру и наберите клетку снова или считайте столбцы: 3-10 — третий столбец десятой строки.

problem-notation-ambiguous-why = Написанное можно прочесть как несколько разных клеток.
problem-notation-ambiguous-example = И столбцы, и строки пронумерованы, а Анна пишет 111.
problem-notation-ambiguous-remedy = Поставьте дефис между столбцом и строкой.

# Живые партии.

problem-match-unknown-why = Живой партии с таким именем нет.
problem-match-unknown-example = Бруно набирает адрес, который ему прочла Анна, и пропускает букву.
problem-match-unknown-remedy =
    Откройте саму ссылку или поищите партию в списке открытых.
    Об удалённой партии так и сказано; партии, которой не найти, никогда и не было.

problem-match-deleted-why = Все, кто играл эту партию, попросили её удалить, или её удалил владелец сервера.
problem-match-deleted-example = Анна открывает ссылку на старую игру, которую они с Бруно удалили.
problem-match-deleted-remedy = Вернуть её нельзя: ходов больше нет, а её адрес больше не используется.

problem-match-not-at-table-why = Тот, у кого нет места, хотел сделать то, что делают только игроки.
problem-match-not-at-table-example = Карла смотрит, как играют Анна и Бруно, и стреляет.
problem-match-not-at-table-remedy =
    Займите место, если есть свободное.
    Если место у вас было, возможно, у вас теперь другая сессия: вернитесь с тем браузером или токеном, с которым его заняли.

problem-match-not-the-host-why = Только ведущий закрывает раунд, напоминает игрокам и удаляет из-за стола.
problem-match-not-the-host-example = Бруно хочет закрыть раунд, пока Анна, ведущая, не увидела приказов всех.
problem-match-not-the-host-remedy =
    Попросите ведущего.
    Где на раунд отведено время, он закроется и сам.

problem-match-no-free-seat-why = Кто-то хотел занять любое место, а свободных для всех нет.
problem-match-no-free-seat-example = Карла находит партию Анны и Бруно, которые уже сидят.
problem-match-no-free-seat-remedy = Смотрите игру, откройте свою или попросите у ведущего ссылку, если место оставлено для вас.

problem-match-no-pause-why = За столом играют на минуты, без часов или ещё не начали: там ждать ничего не стоит, или пауза навредила бы всем.
problem-match-no-pause-example = Анна предлагает паузу в игре, где на ход тридцать секунд.
problem-match-no-pause-remedy = Предложите прекратить игру или накройте стол, где на ход даются дни.

problem-match-no-pause-offered-why = Отклонять и заканчивать нечего: ни предложения, ни паузы нет, или это решилось только что.
problem-match-no-pause-offered-example = Анна отклоняет паузу, от которой Бруно уже отказался.
problem-match-no-pause-offered-remedy = Посмотрите на стол.

problem-match-said-enough-why = Каждый может сказать одну фразу, пока игра не пойдёт дальше, чтобы никому не докучать.
problem-match-said-enough-example = Анна дважды говорит «Удачи!» до первого выстрела.
problem-match-said-enough-remedy = Подождите следующего хода.

problem-match-name-taken-why = Имена за одним столом должны различаться с первого взгляда: заглавные буквы, надстрочные знаки, пробелы и похожие буквы других алфавитов не считаются.
problem-match-name-taken-example = Бруно называет себя «Aннa» с латинскими буквами и хочет сесть напротив Анны.
problem-match-name-taken-remedy = Выберите другое имя и садитесь.

problem-match-seat-not-free-why = Кто-то хотел занять определённое место, а оно свободно не для всех.
problem-match-seat-not-free-example = Карла просит второе место, которое Анна держит для Бруно.
problem-match-seat-not-free-remedy = Попросите другое место или любое; или откройте ссылку, которая даёт это.

problem-match-key-does-not-fit-why = Ключ ссылки не подходит ни к одному свободному месту этой партии.
problem-match-key-does-not-fit-example = Бруно сел по своей ссылке, и её же пробует друг, которому он её переслал.
problem-match-key-does-not-fit-remedy =
    По ссылке садится один игрок и один раз.
    Попросите ведущего открыть другую партию или освободить место, если его занял кто-то другой.

problem-match-already-seated-why = Тот, кто уже сидит за этим столом, хотел сесть ещё раз.
problem-match-already-seated-example = Анна открывает свою же ссылку во втором окне.
problem-match-already-seated-remedy = Играйте дальше: каждое окно с той же сессией показывает ваше место.

problem-match-cannot-stand-up-why = Встать из-за стола можно, только пока флот не расставлен.
problem-match-cannot-stand-up-example = Бруно расставил флот и хочет уйти без следа.
problem-match-cannot-stand-up-remedy = Сдайтесь или предложите прекратить игру: если все согласны, не побеждает никто.

problem-match-out-of-date-why =
    Команда составлена до события, после которого игрок мог бы передумать.
    Сколько месту было сообщено к тому времени, отправляется с командой как число (оптимистическая блокировка).
problem-match-out-of-date-example = Анна стреляет, и в тот же миг стреляет её второе окно, которое не слышало последнего ответа.
problem-match-out-of-date-remedy =
    Прочтите, что вы пропустили, и решите заново.
    В игре с раундами чужие приказы ничего не делают устаревшим.

problem-match-nobody-absent-why =
    Игрок хотел победить, потому что другая сторона ушла.
    Это возможно только в игре без часов, только против того, чей сейчас ход, только через пять минут его отсутствия и только если он не ответит ещё за две.
problem-match-nobody-absent-example = Связь у Бруно оборвалась двадцать секунд назад, в его ход.
problem-match-nobody-absent-remedy =
    Подождите или предложите прекратить игру.
    Чтобы не ждать, договоритесь до игры о часах.

problem-match-clock-decides-why =
    Игрок хотел победить, потому что другая сторона ушла.
    За столом договорились о часах или о сроке, и каждый может использовать всё своё время, здесь или в другом месте.
problem-match-clock-decides-example = У Бруно три дня на каждый ход, и он закрыл страницу в свой ход.
problem-match-clock-decides-remedy =
    Подождите, пока время не выйдет: тогда игра закончится или раунд закроется сам.
    Если не хотите ждать, предложите прекратить игру.

problem-match-no-offer-why = Предложения прекратить игру, от которого можно отказаться, нет.
problem-match-no-offer-example = Анна предложила прекратить игру, Бруно вместо ответа выстрелил, а потом ещё и отказывается.
problem-match-no-offer-remedy = Ничего: предложение теряет силу, как только кто-то играет дальше.

problem-match-nobody-to-remind-why = Напоминают игрокам, которых ждут, а сейчас ждут только ведущего, компьютер или пустое место.
problem-match-nobody-to-remind-example = Есть все приказы раунда, кроме приказа самой Анны, ведущей, а она напоминает остальным.
problem-match-nobody-to-remind-remedy = Посмотрите, кого ждут: пустому месту нужна ссылка, а отсутствующего игрока можно удалить.

problem-match-reminded-lately-why = Ведущий напомнил всем, кого ждут, меньше пяти минут назад.
problem-match-reminded-lately-example = Анна напоминает тем, чьих приказов нет, а через минуту ещё раз.
problem-match-reminded-lately-remedy = Подождите или закройте раунд.

problem-match-too-soon-why = За один стол игрок может сесть десять раз подряд и сделать сто предложений или, как ведущий, сто изменений. Потом перед каждым нужна пауза, и она растёт с их числом; для мест одного стола, которые занимают разные посетители, есть общий предел.
problem-match-too-soon-example = Бруно одиннадцать раз за минуту садится и встаёт.
problem-match-too-soon-remedy = Подождите столько, сколько сказано. Ходам это никогда не мешает.

problem-match-changed-enough-why = В каждом раунде игрок может изменить приказ сто раз.
problem-match-changed-enough-example = Бот Бруно каждую секунду присылает новый приказ, пока раунд не закроется.
problem-match-changed-enough-remedy = Оставьте последний приказ: он и считается.

problem-match-unknown-moment-why = Просили картинку момента, до которого партия не дошла.
problem-match-unknown-moment-example = В игре Анны 84 момента, а ссылка просит картинку девяностого.
problem-match-unknown-moment-remedy = Не указывайте `move`, чтобы получить последний момент, или посмотрите в повторе, сколько их.

problem-match-not-over-why = Ещё одну игру можно попросить, только когда кончится эта.
problem-match-not-over-example = Бруно видит, что проиграет, и сразу просит другую игру.
problem-match-not-over-remedy = Играйте дальше, сдайтесь или предложите прекратить игру.

problem-match-day-not-over-why = В один день все стреляют по одному и тому же морю. Пока день не кончился, попытка показывает только свои выстрелы, чтобы игроки не узнавали друг от друга, где корабли.
problem-match-day-not-over-example = Бруно сдаётся на море дня и хочет скачать запись своей попытки, а в ней всё поле.
problem-match-day-not-over-remedy = Попросите ещё раз после полуночи по UTC.

problem-match-one-try-why = На море дня у каждого одна попытка, поэтому реванша нет.
problem-match-one-try-example = Анна прошла море дня и просит ещё одну партию.
problem-match-one-try-remedy = Приходите завтра или начните партию с компьютером.

problem-match-no-hints-why = Тот, кто открыл партию, не разрешил подсказок ни одной из сторон.
problem-match-no-hints-example = Анна спрашивает, куда выстрелил бы компьютер.
problem-match-no-hints-remedy = Играйте без них или откройте партию с подсказками.

problem-match-try-again-why =
    База данных не ответила, и никто не знает, записана ли команда.
    Пока это не выяснится, о ней ничего не говорится.
problem-match-try-again-example = Диск переполнен или база данных перезапускается, когда Анна стреляет.
problem-match-try-again-remedy =
    Отправьте ту же команду ещё раз с тем же id: она идемпотентна, и если была записана, второй раз не выполнится.
    Пока базы данных нет, часы не идут.

problem-match-damaged-why =
    На диске лежит не то, что было записано, или чего-то не хватает: у каждой страницы есть печать, и одна из печатей этой партии не сходится.
    Ничего не угадывается и ничего не пишется поверх. Все остальные партии идут дальше.
problem-match-damaged-example = Под файлом, в котором хранится партия Анны, портится диск; она открывает партию, и ей об этом говорят.
problem-match-damaged-remedy = Откройте другую партию. Тот, кто держит сервер, найдёт партию и страницу в его журнале и может восстановить её из резервной копии; тогда можно играть дальше, без перезапуска.

problem-match-id-taken-why =
    Id — ключ идемпотентности: тот же запрос, отправленный ещё раз, выполняется один раз и получает тот же ответ.
    Под этим id было выполнено другое, и ответ подтвердил бы то, чего не было.
problem-match-id-taken-example = Анна стреляет в B2 под id `7`, а её программа затем шлёт выстрел в C3 тоже под `7`. Или она открывает партию под id, под которым уже открыла партию по другим правилам.
problem-match-id-taken-remedy = Берите новый id для каждого запроса и повторяйте id только с тем же самым запросом.

# Открытие партии.

problem-table-no-rules-why = Партию открывают с готовым вариантом или с файлом правил, а не прислано ничего или прислано и то и другое.
problem-table-no-rules-example = Анна присылает места и часы, и больше ничего.
problem-table-no-rules-remedy = Пришлите либо `variant`, либо `toml`.

problem-table-wrong-seats-why = Список мест короче или длиннее, чем нужно по правилам.
problem-table-wrong-seats-example = Анна открывает партию на троих там, где у каждого игрока своё море.
problem-table-wrong-seats-remedy = Пришлите столько мест, сколько нужно по правилам.

problem-table-host-twice-why = В плане `host` стоит больше чем на одном месте.
problem-table-host-twice-example = Анна хочет играть сама с собой.
problem-table-host-twice-remedy = Для второго места укажите `open` или `link` и займите его как другой посетитель.

problem-table-no-person-why = Все места в плане отданы компьютерным игрокам.
problem-table-no-person-example = Анна хочет посмотреть на двух адмиралов и готовит стол только для них.
problem-table-no-person-remedy = Укажите `host`, `open`, `link` или `by-host` хотя бы для одного места. На главной странице можно смотреть, как играют два компьютера.

problem-table-no-open-seat-why = Среди мест нет `host` или `open`.
problem-table-no-open-seat-example = Бруно хочет ждать кого угодно, а второе место отдал компьютеру.
problem-table-no-open-seat-remedy = Для себя укажите `host`, а для тех, кого ждёте, — `open`.

problem-table-unsound-clock-why = У часов либо общее время на игру, возможно с добавкой, либо время на каждый ход.
problem-table-unsound-clock-example = Анна просит десять минут на всё и минуту на ход.
problem-table-unsound-clock-remedy = Уберите одно из двух.

problem-table-unknown-bot-why = Место отведено компьютерному игроку, которого не существует.
problem-table-unknown-bot-example = Анна просит игрока по имени файла на её собственной машине.
problem-table-unknown-bot-remedy =
    Укажите `scatter`, `hunter`, `surveyor`, `admiral` или от `admiral:1` до `admiral:10`.
    Собственный бот садится за стол снаружи, как и все.

# Правила.

problem-variant-unknown-why = Готового варианта с таким именем нет, а имена на сервере есть только у готовых.
problem-variant-unknown-example = Анна просит игру, которой сервер не знает.
problem-variant-unknown-remedy = Выберите вариант из `GET /api/variants` или пришлите свой файл правил.

problem-variant-mistakes-why = В файле правил или в том, о чём стол договорился сверх него, есть ошибки.
problem-variant-mistakes-example = Анна присылает файл, в котором рисунок корабля пуст, а размер поля не указан.
problem-variant-mistakes-remedy = Исправьте то, о чём говорят ошибки; `POST /api/rulesets/check` перечисляет их все с указанием места.

# Сохранённые флоты.

problem-layout-too-many-why = Игрок может хранить двести расстановок флота, и все они заняты.
problem-layout-too-many-example = Бот Анны хранит каждый флот, который когда-либо ставил.
problem-layout-too-many-remedy = Удалите какие-нибудь.

problem-layout-no-room-why = Расстановки одного игрока могут занимать вместе 256 КиБ: этого хватает на двести обычных флотов.
problem-layout-no-room-example = Бот Анны хранит флоты из шестидесяти кораблей на самом большом поле.
problem-layout-no-room-remedy = Удалите расстановки, которые больше не нужны.

problem-layout-unknown-why = Расстановки с таким именем для этих правил у вас нет.
problem-layout-unknown-example = Анна дважды удаляет одну и ту же расстановку.
problem-layout-unknown-remedy = Посмотрите список своих расстановок.

# Кто вы.

problem-visitor-no-session-why = Запрос касается определённого человека, а в нём нет ни cookie сессии, ни токена.
problem-visitor-no-session-example = Анна спрашивает о своих партиях из браузера, который не хранит cookie.
problem-visitor-no-session-remedy = Сохраняйте cookie, который даёт `GET /api/me`, или пришлите токен.

problem-visitor-banned-why = Владелец сервера закрыл доступ адресу, с которого пришёл запрос, или посетителю, который его послал.
problem-visitor-banned-example = Программа Бруно открыла тысячи партий, и с его адреса больше никого не пускают.
problem-visitor-banned-remedy = Обратитесь к владельцу сервера. Запрет может со временем кончиться сам.

problem-visitor-unfit-name-why = Имя видят другие, поэтому в нём есть буква или цифра, оно не слишком длинное и в нём нет ничего невидимого. Слова о том, кто есть кто, такие как «вы» и «компьютер», — не имена: они нужны самой игре.
problem-visitor-unfit-name-example = Анна хочет назваться «Компьютер», чтобы никто не знал, кто стреляет.
problem-visitor-unfit-name-remedy = Выберите другое имя, не длиннее 32 знаков.

problem-visitor-unknown-session-why = Сессии, которую хотят завершить, среди ваших нет, или она уже завершена.
problem-visitor-unknown-session-example = Анна завершает сессию в одной вкладке, а потом ещё раз в другой.
problem-visitor-unknown-session-remedy = Посмотрите список своих сессий.

problem-visitor-link-not-good-why = Ссылка, которая переносит имя на другое устройство, действует один раз, десять минут, и только последняя.
problem-visitor-link-not-good-example = Анна открывает ссылку на телефоне, а потом ещё раз на планшете.
problem-visitor-link-not-good-remedy = Создайте новую ссылку в настройках на устройстве, где есть имя.

problem-visitor-passkey-not-good-why = Сервер не знает этого ключа доступа, или ключ создан по другому адресу, или подписал не то, что нужно; запрос действует один раз, пять минут.
problem-visitor-passkey-not-good-example = Анна удалила ключ доступа в настройках, а телефон его всё ещё предлагает.
problem-visitor-passkey-not-good-remedy = Попробуйте ещё раз; если не помогло, возьмите ссылку с устройства, где есть имя, и создайте новый ключ доступа.

problem-visitor-too-many-passkeys-why = Число ключей доступа одного посетителя ограничено.
problem-visitor-too-many-passkeys-example = Анна создаёт ключ доступа в каждом браузере библиотеки.
problem-visitor-too-many-passkeys-remedy = Удалите ключ доступа, которым больше не пользуетесь.

problem-visitor-too-many-sessions-why = Каждый раз, когда вас узнают на другом устройстве или вы заменяете сеанс, на год сохраняется ещё один, чтобы завершённый сеанс остался завершённым. Число сеансов одного посетителя ограничено.
problem-visitor-too-many-sessions-example = Программа Анны заменяет свой сеанс каждые несколько минут.
problem-visitor-too-many-sessions-remedy = Продолжайте с сеансом, который у вас есть; самые старые забываются через год.

problem-visitor-unknown-passkey-why = Ключа доступа, который хотят удалить, среди ваших нет, или он уже удалён.
problem-visitor-unknown-passkey-example = Анна удаляет ключ доступа в одной вкладке, а потом ещё раз в другой.
problem-visitor-unknown-passkey-remedy = Посмотрите список своих ключей доступа.

problem-visitor-nobody-there-why = Место свободно, за ним компьютер или вы сами.
problem-visitor-nobody-there-example = Анна хочет заблокировать адмирала.
problem-visitor-nobody-there-remedy = Укажите место другого человека за вашим столом.

problem-visitor-too-many-blocks-why = Число блокировок и жалоб одного посетителя ограничено.
problem-visitor-too-many-blocks-example = Анна блокирует всех, кому проиграла.
problem-visitor-too-many-blocks-remedy = Снимите блокировки, которые больше не нужны.

problem-visitor-unknown-block-why = Блокировки, которую хотят снять, среди ваших нет, или она уже снята.
problem-visitor-unknown-block-example = Анна снимает блокировку в одной вкладке, а потом ещё раз в другой.
problem-visitor-unknown-block-remedy = Посмотрите список своих блокировок.

# Токены.

problem-token-not-good-why = В заголовке `Authorization` токен, которого сервер не знает или больше не признаёт.
problem-token-not-good-example = Анна отозвала токен, которым её бот всё ещё пользуется.
problem-token-not-good-remedy = Создайте новый токен и дайте его боту.

problem-token-too-narrow-why = Токен годится для того, что сказано в его областях, и никогда — для создания других токенов.
problem-token-too-narrow-example = У экрана Анны токен для чтения, а он посылает выстрел.
problem-token-too-narrow-remedy = Возьмите токен с нужной областью или сессию.

problem-token-too-many-why = У игрока может быть пятьдесят токенов сразу; отозванные не считаются.
problem-token-too-many-example = Скрипт Анны создаёт токен для каждой игры.
problem-token-too-many-remedy = Отзовите ненужные или пользуйтесь одним во всех играх.

problem-token-unknown-why = Токена, который хотят отозвать, среди ваших нет, или он уже отозван.
problem-token-unknown-example = Анна нажимает кнопку дважды.
problem-token-unknown-remedy = Посмотрите список своих токенов.

problem-channel-too-many-why = Посетителю можно сообщать о его ходе не более чем в десяти местах.
problem-channel-too-many-example = Анна добавляет одиннадцатый вебхук.
problem-channel-too-many-remedy = Удалите тот, который больше не нужен.

problem-channel-unknown-why = Это место уже удалено или принадлежит кому-то другому.
problem-channel-unknown-example = Анна дважды удаляет один и тот же вебхук.
problem-channel-unknown-remedy = Посмотрите список своих каналов.

problem-channel-unfit-address-why = Адрес, указанный пользователем, должен начинаться с `https://`, называть узел, который можно найти, и вести в открытый интернет: никогда не на эту машину и не в её частную сеть.
problem-channel-unfit-address-example = Анна указывает адрес своего роутера.
problem-channel-unfit-address-remedy = Укажите открытый адрес. Частные может разрешить хозяин сервера в файле настроек.

problem-channel-unfit-mailbox-why = Письмо идёт в один ящик, записанный как имя, `@` и узел с точкой, английскими буквами.
problem-channel-unfit-mailbox-example = Анна указывает два адреса через запятую.
problem-channel-unfit-mailbox-remedy = Напишите один адрес, без пробелов и знаков вокруг него.

problem-channel-asked-enough-why = Ссылка для подтверждения ящика уходит на него не чаще трёх раз в день, кто бы о ней ни просил, чтобы чужие люди никому не надоедали.
problem-channel-asked-enough-example = Анна просит четвёртую ссылку, потому что смотрит не в тот ящик.
problem-channel-asked-enough-remedy = Найдите последнюю ссылку, поищите и в спаме; или попробуйте завтра.

problem-channel-not-offered-why = Сервер шлёт письма, только если его хозяин указал почтовый сервер.
problem-channel-not-offered-example = Анна указывает свой адрес на сервере без почты.
problem-channel-not-offered-remedy = Выберите другой способ или спросите хозяина сервера.

# Запросы к серверу.

problem-request-malformed-why = Тело, сообщение или параметр адреса не такие, как сказано в описании API.
problem-request-malformed-example = Бот Анны посылает число услышанного как текст.
problem-request-malformed-remedy =
    Сравните запрос с `/api/openapi.json`; место ошибки стоит после последнего `at`.
    Неописанные поля тоже не принимаются.

problem-request-too-large-why = В теле может быть 64 кБ, в сообщении через сокет — столько, сколько нужно самому большому флоту этой игры, и не меньше 4 кБ.
problem-request-too-large-example = Анна присылает картинку вместо файла правил.
problem-request-too-large-remedy =
    Пришлите меньше, без лишних пробелов.

problem-request-too-often-why = Для каждого сокета и каждого адреса есть предел частоты: десять сообщений в секунду через сокет и двадцать сразу.
problem-request-too-often-example = Бот Анны в цикле спрашивает вид игры, вместо того чтобы ждать из потока.
problem-request-too-often-remedy =
    Подождите столько, сколько сказано в ответе или в заголовке `Retry-After`.
    Пользуйтесь потоком или сокетом: они сами сообщают, когда что-то происходит.

problem-request-stored-enough-why = С одного адреса можно сохранить определённое число байтов: 4 МБ сразу и потом 4 кБ в секунду. Считаются расстановки, начатые флоты, новые столы, записи на игру и доказательства запечатанных полей. Ходы не считаются.
problem-request-stored-enough-example = Программа подряд сохраняет сотни больших флотов.
problem-request-stored-enough-remedy = Пришлите тот же запрос снова, когда пройдут секунды, указанные в фактах и в `Retry-After`.

problem-request-no-room-why = Последнюю часть диска сервер бережёт для начатых игр. Пока места снова не станет больше, он не открывает столов и не сохраняет расстановок, начатых флотов и записей на игру.
problem-request-no-room-example = Анна открывает стол, когда диск сервера почти заполнен.
problem-request-no-room-remedy = Играйте дальше: начатые игры продолжаются. Если так и останется, скажите тому, кто держит сервер.

problem-request-over-budget-why = Подсказки, проверка правил, картинки и повторы занимают время процессора, и у каждого адреса и каждого стола есть его запас, который пополняется с каждой секундой. Ничего не начато.
problem-request-over-budget-example = Страница Анны одну за другой просит сто картинок одной игры.
problem-request-over-budget-remedy =
    Пошлите тот же запрос, когда пройдут секунды, указанные в данных и в `Retry-After`.
    Сохраняйте ответы: момент оконченной игры больше не меняется.

problem-request-busy-why = Такая работа делается по очереди, и ждут слишком многие; или работа заняла слишком много времени и была прервана. Ходы игры — другая работа и этой не ждут.
problem-request-busy-example = Бруно просит подсказку, когда то же делает ещё сотня игроков.
problem-request-busy-remedy =
    Пошлите тот же запрос, когда пройдут секунды, указанные в данных и в `Retry-After`.
    Если это не проходит, у сервера слишком мало процессоров для его посетителей: скажите тому, кто его содержит.

problem-request-unknown-page-why = Ни страницы, ни маршрута с таким адресом нет.
problem-request-unknown-page-example = Анна пропускает последнюю букву ссылки.
problem-request-unknown-page-remedy = Проверьте адрес или начните сначала с `/`.

problem-request-feature-off-why = Каждую возможность сервера (море дня, показательную игру, задачи) оператор может отключить. Её адреса тогда отвечают 404, а страница её скрывает. Сохранённое посетителями остаётся и удаляется вместе с ними.
problem-request-feature-off-example = Анна просит море дня у сервера клуба, который играет только свои партии.
problem-request-feature-off-remedy = Спросите оператора или играйте на другом сервере.
problems-fact-feature = Название возможности, как его пишет оператор после --without.

problem-request-wrong-method-why = Адрес верный, но через GET просят то, для чего нужен POST, или наоборот.
problem-request-wrong-method-example = Анна открывает адрес команд в браузере.
problem-request-wrong-method-remedy = Используйте один из методов в заголовке `Allow`.

problem-request-wrong-host-why = Сервер отзывается на имена, которые дал ему владелец, на localhost и на адреса из цифр. Иначе страница чужого сайта могла бы направить своё имя на компьютер у вас дома и обращаться к нему от вашего лица.
problem-request-wrong-host-example = Владелец назвал сервер play.example, а Анна открывает его по старому имени, которое всё ещё туда ведёт.
problem-request-wrong-host-remedy = Откройте адрес, который вам дали. Владелец сервера добавляет имя, запуская сервер с --site.

problem-request-foreign-origin-why =
    Браузер прилагает cookie сессии к каждому запросу, чья бы страница его ни вызвала (CSRF).
    Поэтому запрос с сессией должен ещё и говорить, откуда он.
problem-request-foreign-origin-example = Страница другого сайта заставляет браузер Анны послать команду.
problem-request-foreign-origin-remedy =
    В браузере пользуйтесь страницами самого сервера.
    В программе пользуйтесь токеном или присылайте адрес самого сервера в заголовке `Origin`.

problem-request-unknown-version-why = Клиент может сказать при открытии сокета, какую версию сообщений он понимает, а у этого сервера другая.
problem-request-unknown-version-example = Экран Анны загружен до обновления сервера.
problem-request-unknown-version-remedy = Перезагрузите страницу или обновите клиент.

problem-request-server-fault-why = Что-то сломалось внутри сервера, о чём бы его ни просили.
problem-request-server-fault-example = Диск сервера пропал.
problem-request-server-fault-remedy =
    Отправьте тот же запрос ещё раз, с тем же id: он выполнится один раз.
    Если не помогает, сообщите тому, кто держит сервер.

# Что значат данные; где поле значит другое в одном затруднении, в ключе стоит его код.

problems-fact-at = Клетка, о которой речь: строка и столбец, считая с нуля.
problems-fact-cell = Клетка этого стола.
problems-fact-cells = Клетки корабля, у каждой строка и столбец, считая с нуля.
problems-fact-closed = Сколько раундов закрыто.
problems-fact-cols = Сколько на поле столбцов.
problems-fact-columns = Подписи столбцов или первая и последняя, если их много.
problems-fact-corners-allowed = Можно ли кораблям касаться углами.
problems-fact-count = Сколько раз за игру его можно применить.
problems-fact-counted = Та же клетка, названная номером столбца и строкой.
problems-fact-example = Как пишут клетку за этим столом.
problems-fact-first = Левая верхняя клетка.
problems-fact-host = Имя в заголовке Host запроса.
problems-fact-last = Правая нижняя клетка.
problems-fact-least = Наименьшее число мест по этим правилам.
problems-fact-length = Сколько знаков написано.
problems-fact-letter = Буква другого алфавита.
problems-fact-made-on = Сколько всего было сообщено месту, когда составляли команду.
problems-fact-meant = Похожая клетка в алфавите стола; пусто, если такой нет.
problems-fact-missed = Сколько раундов подряд пропустил игрок.
problems-fact-mistakes = Первые десять ошибок, каждая — предложение.
problems-fact-most = Наибольшее допустимое число.
problems-fact-move = Момент, о котором спросили.
problems-fact-name = Присланное имя.
problems-fact-named = Сколько клеток названо.
problems-fact-needed = Сколько нужно целых кораблей.
problems-fact-now = Сколько всего сообщено месту сейчас.
problems-fact-number = Номер раунда, о котором спросили.
problems-fact-other = Класс другого корабля.
problems-fact-placed = Сколько кораблей этого класса поставлено.
problems-fact-readings = Клетки, которые можно прочесть.
problems-fact-reason = Что не так и где; всегда по-английски.
problems-fact-rows = Сколько на поле строк.
problems-fact-scope = Нужная область; `person`, где никакого токена не хватит.
problems-fact-seat = Место, о котором речь, считая с нуля.
problems-fact-seats = Сколько всего мест.
problems-fact-seconds = Сколько секунд ждать.
problems-fact-ship = Номер корабля, считая с нуля.
problems-fact-ship-class = Краткое имя класса корабля.
problems-fact-ships = Сколько у вас кораблей.
problems-fact-size = Сколько байт пришло.
problems-fact-step = Где вы в своём ходе: `attack` до первого выстрела, `again` после него.
problems-fact-text = Что было написано.
problems-fact-turn = Место, чей сейчас ход, считая с нуля.
problems-fact-typed-script = Алфавит буквы: `latin`, `cyrillic` или пусто.
problems-fact-undamaged = Сколько у вас целых кораблей.
problems-fact-unlock-turn = Номер вашего хода, с которого оно доступно.
problems-fact-version = Версия сообщений, которую понимает сервер.
problems-fact-visitor-unfit-name-why = Что не так: `word` — слово о том, кто есть кто, `signs` — слишком много знаков или странные знаки.
problems-fact-waiting = Места без флота, считая с нуля; пусто, пока ждут жребия.
problems-fact-wanted = Сколько кораблей этого класса во флоте.
problems-fact-wants-line = Нужны ли строка или столбец вместо клетки.
problems-fact-weapon = Краткое имя особого действия.

problems-fact-manoeuvre-out-of-reach-ship-class = Краткое имя класса корабля; пусто, если двигаться не может ни один.
problems-fact-match-clock-decides-seconds = Через сколько секунд выйдет время; 0, если время не идёт.
problems-fact-match-fleet-seen-seat = Место, флот которого можно было видеть, считая от нуля.
problems-fact-match-nobody-absent-seconds = Через сколько секунд повторить; 0, если никто не ушёл.
problems-fact-match-unknown-moment-last = Последний момент, какой есть.
problems-fact-sealed-not-sealable-why = Причина: одна из тех, что названы в docs/fairness.md.
problems-fact-sealed-wrong-size-wanted = Сколько байт в доказательстве по этим правилам.
problems-fact-seat-not-droppable-needed = Сколько нужно пропущенных раундов; null, если исключать нельзя никого.
problems-fact-shot-wrong-number-wanted = Сколько у вас выстрелов.
problems-fact-table-wrong-seats-seats = Сколько мест задумано.
problems-fact-table-wrong-seats-most = Наибольшее число мест по этим правилам.
problems-fact-variant-mistakes-first = Первая ошибка, предложением.
problems-fact-variant-mistakes-count = Сколько ошибок найдено.
problems-fact-weapon-locked-turn = Номер вашего хода, считая с единицы.

problem-match-not-by-host-why = Ведущий отдал приказ за место, у игрока которого есть своя ссылка.
problem-match-not-by-host-example = Анна вставляет сообщение Бруно, а он играет в своём браузере.
problem-match-not-by-host-remedy = Пусть игрок отдаст приказ сам, или сначала замените игрока.

problem-match-host-holds-no-seat-why = Кто читает чужие сообщения, знает чужие флоты, поэтому своего иметь не должен.
problem-match-host-holds-no-seat-example = Анна вставляет сообщения Бруно и хочет сесть за стол сама.
problem-match-host-holds-no-seat-remedy = Пусть ведёт кто-то другой, или дайте каждому игроку свою ссылку.

problem-match-fleet-seen-why =
    Игрок или ведущий, который отдавал приказы за это место, мог видеть один из флотов этой игры.
    На другом месте он стрелял бы по тому, что видел.
problem-match-fleet-seen-example = Анна ведёт игру, какое-то время отдаёт приказы за Бруно, передаёт его место Карле, а потом хочет сесть на третье место.
problem-match-fleet-seen-remedy = Займите место, флот которого вы знаете, смотрите со стороны или играйте в следующей игре.

problem-match-host-plays-why =
    Новая ссылка на место заменённого игрока попадает в руки ведущего.
    Тот, кто сел за стол из списка или за открытый стол, не должен лишиться места из-за соперника.
problem-match-host-plays-example = Анна играет за столом из списка и хочет заменить Бруно, который пришёл из списка.
problem-match-host-plays-remedy =
    Отправьте игрока после стольких пропущенных раундов, сколько требуют правила, или закончите игру.
    Чтобы можно было заменять игроков, ведите игру, не играя сами, или дайте каждому ссылку и не вносите стол в список.

problem-match-nobody-to-replace-why = Заменить можно только человека, который ещё в игре.
problem-match-nobody-to-replace-example = Анна хочет заменить компьютерного игрока или того, чей флот уже потоплен.
problem-match-nobody-to-replace-remedy = Выберите другое место.

problem-match-deadline-past-why = Раунд можно продлить, но нельзя сделать короче объявленного.
problem-match-deadline-past-example = Анна объявила 20:00, а теперь хочет 19:00.
problem-match-deadline-past-remedy = Выберите более поздний срок или закройте раунд сейчас.

problem-table-unsound-hosting-why = План игры с ведущим противоречит себе: имена, флот, срок или место ведущего.
problem-table-unsound-hosting-example = Анна хочет, чтобы раунды закрывались в 20:00 по часовому поясу Rome.
problem-table-unsound-hosting-remedy = Посмотрите на данные: `why` равно `zone`, `rounds`, `host`, `fleet` или `name`.
problems-fact-table-unsound-hosting-why = Что не годится: `zone`, `rounds`, `host`, `fleet` или `name`.

problem-signup-closed-why = Когда ведущий закрыл список, новых игроков не берут, а место в игре отдают в самой игре.
problem-signup-closed-example = Бруно приходит днём позже и говорит, что играет.
problem-signup-closed-remedy = Запишитесь в запас или смотрите.

problem-signup-full-why = Ведущий объявил столько мест, вместе с компьютерными игроками.
problem-signup-full-example = Объявлено двенадцать мест, а Бруно тринадцатый.
problem-signup-full-remedy = Запишитесь в запас.
problems-fact-signup-full-most = Сколько всего мест.

problem-signup-unknown-entry-why = Тот, о ком речь, уже не в списке или не в запасе.
problem-signup-unknown-entry-example = Анна хочет посадить игрока из запаса, который только что отказался.
problem-signup-unknown-entry-remedy = Обновите список и выберите из него.

problem-signup-nothing-to-confirm-why = Подтверждают только игроки и запасные, и только когда ведущий закрыл список.
problem-signup-nothing-to-confirm-example = Бруно смотрит, но подтверждает, что играет.
problem-signup-nothing-to-confirm-remedy = Сначала запишитесь в игру или подождите, пока ведущий спросит.

problem-signup-not-confirmed-why = На подтверждение даётся столько-то часов, и подтвердили ещё не все.
problem-signup-not-confirmed-example = Анна начинает игру через час после закрытия списка.
problem-signup-not-confirmed-remedy = Дождитесь срока или начните без тех, кто не подтвердил.
problems-fact-signup-not-confirmed-names = Кто не подтвердил.

problem-signup-too-few-why = Для игры нужны двое, считая компьютерных игроков.
problem-signup-too-few-example = Записался один Бруно, а Анна начинает игру.
problem-signup-too-few-remedy = Подождите ещё одного ответа.
problems-fact-signup-too-few-count = Сколько человек играло бы.

problem-signup-unknown-why = Ссылка неполная, или тот, кто объявил игру, удалил себя.
problem-signup-unknown-example = Бруно скопировал половину ссылки.
problem-signup-unknown-remedy = Попросите ссылку у ведущего.

problem-signup-too-many-why = Столько игр сразу никто не ведёт.
problem-signup-too-many-example = Программа Анны объявляет игру каждую минуту.
problem-signup-too-many-remedy = Начните или отмените одну из них.
problems-fact-signup-too-many-most = Сколько может быть открыто.

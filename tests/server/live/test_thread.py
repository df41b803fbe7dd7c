import asyncio
import json

from kit.servers.loopback_server import LoopbackServer, next_message, play_on, seat_pair


def test_two_visitors_play_from_the_first_request_to_the_last_shot(port: LoopbackServer) -> None:
    """If this thread holds, every layer from the socket to the disk does its part."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.person()]
            match = await seat_pair(guests)
            async with guests[1].socket(match) as socket:
                first = await next_message(socket, "view")
                await play_on(guests, match, turns=8)
                await guests[0].act(match, {"type": "resign"})
                last = await guests[0].view(match)
                count = (await guests[1].view(match))["number"] - first["number"]
                heard = [await next_message(socket, "told") for _ in range(count)]
        assert first["seat"] == 1
        assert heard[-1]["what"]["type"] == "game-ended"
        begin = first["number"] + 1
        assert [each["number"] for each in heard] == list(range(begin, begin + count))
        assert len(last["fleets"]) == 2

    asyncio.run(play())


def test_a_stream_of_lines_tells_what_a_socket_tells(port: LoopbackServer) -> None:
    """A client that has only curl must miss nothing."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests, "sea-battle")
            number = (await guests[0].view(match))["number"]
            lines = []
            path = f"/api/matches/{match}/stream?after=0"
            async with guests[0].http.stream("GET", path) as answer:
                async for line in answer.aiter_lines():
                    lines.append(json.loads(line))
                    if len(lines) == number:
                        break
            async with guests[0].socket(match, "?after=0") as socket:
                told = [await next_message(socket, "told") for _ in range(number)]
        assert [line["what"] for line in lines] == [each["what"] for each in told]

    asyncio.run(play())


def test_the_computer_plays_when_it_is_its_turn(port: LoopbackServer) -> None:
    """A visitor without company finds an opponent."""

    async def play() -> None:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("battaglia-navale", seats=["host", "scatter"])
            async with guest.socket(match, "?views=true") as socket:
                await guest.place(match)
                for _ in range(3):
                    while True:
                        view = await next_message(socket, "view")
                        if view["table"]["turn"] == 0:
                            break
                    shots = {"type": "fire", "at": view["open"][: view["shots"]]}
                    await guest.act(match, shots)
            assert "o" in "".join(view["charts"][0]["rows"] + view["charts"][1]["rows"])

    asyncio.run(play())


def test_a_rematch_is_laid_with_the_seats_changed(port: LoopbackServer) -> None:
    """Players should not have to send the link around again."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            await guests[0].act(match, {"type": "resign"})
            for guest in guests:
                await guest.ask(match, {"type": "ask-rematch"})
            async with guests[1].socket(match, "?after=0") as socket:
                while True:
                    told = await next_message(socket, "told")
                    if told["what"]["type"] == "rematch-opened":
                        break
            following = told["what"]["match"]
            assert (await guests[1].view(following))["seat"] == 0

    asyncio.run(play())

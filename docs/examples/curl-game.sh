#!/usr/bin/env bash
# A whole game by curl: two visitors, a link, random fleets, and fire until the end.
# usage: curl-game.sh [SERVER]      needs curl and jq
set -euo pipefail

api="${1:-http://127.0.0.1:8000}/api"
json="Content-Type: application/json"

# Every request is the same but for who asks: ask TOKEN PATH [BODY].
ask() {
    curl --silent --show-error --fail-with-body "$api$2" -H "$json" -H "Authorization: Bearer $1" ${3:+--data "$3"}
}

# Two visitors. Each gets a token; a browser would get a cookie instead.
visitor() {
    curl --silent --fail "$api/tokens" -H "$json" --data '{"scopes": ["play", "read"]}' | jq -r .token
}
anna="$(visitor)"
bruno="$(visitor)"

# Anna lays a table and keeps one seat for whoever has the link.
match="$(ask "$anna" /matches '{"id": "first", "variant": "salvo", "seats": ["host", "link"]}' | jq -r .company.match)"
key="$(ask "$anna" "/matches/$match/links" | jq -r '.[0].key')"
echo "Anna's match is $match, and the link for Bruno ends in $key."

# Bruno sits down with the key of the link. It opens that seat once.
ask "$bruno" "/matches/$match/commands" '{"id": "sit", "request": {"type": "sit-down", "key": "'"$key"'"}}' >/dev/null

# Both place a fleet by chance. Own layouts go the same way.
for token in "$anna" "$bruno"; do
    fleet="$(curl --silent --fail "$api/matches/$match/random-fleet" | jq -c .ships)"
    ask "$token" "/matches/$match/commands" \
        '{"id": "place", "request": {"type": "act", "command": {"type": "place-fleet", "ships": '"$fleet"'}}}' >/dev/null
done

# Whoever is to move fires at the first cells that are still open.
tokens=("$anna" "$bruno")
shots=0
while true; do
    view="$(ask "$anna" "/matches/$match/view")"
    [ "$(jq -r .table.phase <<<"$view")" != over ] || break
    turn="$(jq -r .table.turn <<<"$view")"
    [ "$turn" = 0 ] || view="$(ask "$bruno" "/matches/$match/view")"
    # The id says on what the command was made: sent again, it is carried out once.
    order="$(jq -c '{id: "on-\(.number)", made_on: .number, request: {type: "act", command: {type: "fire", at: .open[:.shots]}}}' <<<"$view")"
    ask "${tokens[$turn]}" "/matches/$match/commands" "$order" >/dev/null
    shots=$((shots + 1))
done

names=(Anna Bruno)
echo "${names[$(jq -r .table.winner <<<"$view")]} has won after $shots salvos."

# A finished game has a record that "seabattle replay" reads.
record="$(curl --silent --fail "$api/matches/$match/record")"
echo "${record:0:60} …"

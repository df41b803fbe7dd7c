# Without a network

offline = You are offline. The start page, the rules and games you have opened here can be read; playing goes on when the network is back.
offline-no-play = You are offline: this is the game as it was last seen here. Nothing can be played now.

### English words on the server's own computer, about its addresses in the network. Every message here is in network.de.ftl too.

network-here = You opened this page on the server’s own computer. Links and QR codes use the address for other devices:
network-choose = If other devices cannot open it, choose another:
network-none = Only this computer can open these links. To let others in your network open them, start the server like this:
network-unplugged = No other device can open this page at the moment. Connect this computer to a network, and load the page again.
network-quit = End the program
network-ended = The program has ended. You can close this page.

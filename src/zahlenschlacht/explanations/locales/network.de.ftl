### German words on the server's own computer, about its addresses in the network. Every message here is in network.en.ftl too.

network-here = Du hast diese Seite auf dem Computer des Servers geöffnet. Links und QR-Codes nehmen die Adresse für andere Geräte:
network-choose = Wenn andere Geräte sie nicht öffnen können, wähle eine andere:
network-none = Diese Links gehen nur auf diesem Computer. Damit andere in deinem Netz sie öffnen können, starte den Server so:
network-unplugged = Im Moment kann kein anderes Gerät diese Seite öffnen. Verbinde diesen Computer mit einem Netz und lade die Seite neu.
network-quit = Programm beenden
network-ended = Das Programm ist beendet. Du kannst diese Seite schließen.

# A página do anfitrião: o que o servidor recusa.

host-wrong-key = esta não é a chave deste servidor
host-wrong-passkey = esta chave de acesso não abre a página do anfitrião
host-not-open = abra primeiro a página do anfitrião
host-no-player = ali está um convidado, que não pode ser bloqueado como jogador; bloqueie o endereço
host-no-address = isto não é um endereço
host-own-address = este é o seu próprio endereço: você ficaria trancado para fora
host-too-many = já há muitos; remova alguns antes
host-bad-text = este texto não pode ser mostrado
host-gone = isso já não existe
host-fixed-setting = isto foi definido quando o servidor foi iniciado e só pode ser mudado lá
host-key-file = O arquivo com a chave do anfitrião, { $path }, não pode ser usado: { $reason }.
host-key-none = Ainda não há chave em { $path }. O servidor cria uma ao iniciar; --new cria outra.

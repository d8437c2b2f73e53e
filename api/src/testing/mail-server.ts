import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** The behaviour of a mail server towards the next client. */
export type Behaviour =
  | 'baik'
  | 'menolak-sambungan'
  | 'menolak-pengirim'
  | 'menolak-isi'
  | 'putus-di-tengah'
  | 'bungkam-di-tengah'
  | 'diam'

/** Starts a real mail server, which keeps what it accepts. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const surat: { untuk: string[]; isi: string; aman: boolean }[] = []
  const pengguna: string[] = []
  let laku: Behaviour = 'baik'
  let terdengar = 0
  const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code })
  const server = new SMTPServer({
    logger: false,
    authOptional: true,
    disabledCommands: ['XCLIENT'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      if (laku === 'diam') return
      done(laku === 'menolak-sambungan' ? refusal(421, 'nanti saja') : null)
    },
    onAuth({ username = '', password }, _session, done) {
      if (password !== 'rahasia') return done(refusal(535, 'salah'))
      pengguna.push(username)
      done(null, { user: username })
    },
    onMailFrom(_address, _session, done) {
      done(laku === 'menolak-pengirim' ? refusal(451, 'coba lagi nanti') : null)
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        if (laku === 'putus-di-tengah') {
          for (const socket of sockets) socket.destroy()
          return
        }
        if (laku === 'bungkam-di-tengah') {
          terdengar += 1
          return
        }
        if (laku === 'menolak-isi') return done(refusal(554, 'tidak mau'))
        surat.push({
          untuk: session.envelope.rcptTo.map(({ address }) => address),
          isi: Buffer.concat(pieces).toString(),
          aman: session.secure,
        })
        done()
      })
    },
    ...options,
  })
  const sockets = new Set<{ destroy(): unknown }>()
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  // Whoever hangs up on it is no fault of the test.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  return {
    surat,
    pengguna,
    port: (server.server.address() as AddressInfo).port,
    /** Messages that it heard whole and said nothing to. */
    terdengar: () => terdengar,
    jadi(next: Behaviour) {
      laku = next
    },
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}

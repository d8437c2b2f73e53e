import { Readable } from 'node:stream'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { Env } from '../../platform/env.ts'
import type { Amplop } from './compose-mail.ts'
import { SendFailed } from './send-failed.ts'

export type ServerSurat = NonNullable<Env['SMTP_URL']>

/** Timeouts of a mail server, in milliseconds. */
export interface Sabar {
  /** The timeout until it lets us in. */
  masukMs: number
  /** The longest time between two of its answers, in milliseconds. */
  diamMs: number
  /** The timeout of one message in all. */
  kirimMs: number
}

/** The default timeouts: a slow server answers within a minute, or the next try meets it at a better time. */
export const SABAR: Sabar = { masukMs: 20_000, diamMs: 60_000, kirimMs: 90_000 }

/** Messages that one connection takes: some servers end one that takes more. */
const PER_SAMBUNGAN = 50
const ANSWER_MOST = 16_384

/**
 * Creates a client of a mail server, over one connection opened on demand. It does not use the library's pool, which
 * would resend by itself what it lost sight of.
 */
export function createSmtp(server: ServerSurat, sabar: Sabar = SABAR) {
  let connection: SMTPConnection | null = null
  let sent = 0

  function drop(): void {
    connection?.close()
    connection = null
  }

  async function connected(): Promise<SMTPConnection> {
    if (connection && sent < PER_SAMBUNGAN) return connection
    close()
    sent = 0
    const fresh = new SMTPConnection(optionsOf(server, sabar))
    connection = fresh
    // The waiting call gets the same error.
    fresh.on('error', () => {})
    await waitFor(sabar.masukMs, (done) => {
      fresh.once('error', done)
      fresh.connect(done)
    })
    const { user, pass } = server
    if (user) await waitFor(sabar.masukMs, (done) => fresh.login({ user, credentials: { user, pass } }, done))
    return fresh
  }

  /** A server that refused one message takes the next one over the same connection. */
  async function startAnew(): Promise<void> {
    const open = connection
    if (!open) return
    await waitFor(sabar.diamMs, (done) => open.reset(done)).catch(drop)
  }

  function close(): void {
    connection?.quit()
    connection = null
  }

  return {
    /**
     * Sends one message.
     * @throws GagalKirim
     */
    async send({ dari, untuk, isi }: Amplop): Promise<void> {
      let isTold = false
      try {
        const open = await connected()
        // Read once the server asks for it: from then on it may have the message, whatever we hear.
        const message = new Readable({
          read() {
            isTold = true
            this.push(isi)
            this.push(null)
          },
        })
        await waitFor(sabar.kirimMs, (done) =>
          open.send({ from: dari, to: [untuk], size: isi.length }, message, (error) => done(error)),
        )
        sent += 1
      } catch (error) {
        const failure = explain(error, isTold)
        if (failure.sebab === 'pesan') await startAnew()
        else drop()
        throw failure
      }
    },

    /** Closes the connection, if any. */
    tutup: close,
  }
}

type Done = (error?: Error | null) => void

/** Waits for a callback, and no longer than so. */
function waitFor(ms: number, start: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow()), ms)
    start((error) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve()
    })
  })
}

class TooSlow extends Error {
  readonly code = 'ETIMEDOUT'
}

function optionsOf({ host, port, secure, user }: ServerSurat, sabar: Sabar) {
  // Nobody else hears a machine's own traffic, and its certificates are self-made.
  const isOwn = ['localhost', '127.0.0.1', '[::1]', '::1'].includes(host)
  return {
    host: host.replace(/^\[|\]$/g, ''),
    port,
    secure,
    // A password never travels in the open.
    requireTLS: !secure && user !== '' && !isOwn,
    tls: { rejectUnauthorized: !isOwn },
    connectionTimeout: sabar.masukMs,
    greetingTimeout: sabar.masukMs,
    dnsTimeout: sabar.masukMs,
    socketTimeout: sabar.diamMs,
    socketCloseTimeout: 1_000,
    maxResponseSize: ANSWER_MOST,
  }
}

function explain(error: unknown, isTold: boolean): SendFailed {
  const { code, originalCode, response, responseCode } = Object(error) as Record<string, unknown>
  if (typeof responseCode === 'number' && code !== 'EAUTH') {
    const isOne = responseCode !== 421 && (code === 'EENVELOPE' || code === 'EMESSAGE')
    return new SendFailed(isOne ? 'pesan' : 'server', `Server email menolak: ${String(response)}`)
  }
  const words = wordsOf(String(code), String(originalCode ?? code ?? 'tanpa sebab'))
  if (!isTold) return new SendFailed('server', words)
  return new SendFailed(
    'ragu',
    `Sambungan terputus sebelum server email mengiyakan, jadi pesan ini mungkin sudah sampai. ${words}`,
  )
}

function wordsOf(code: string, cause: string): string {
  if (code === 'EAUTH') return 'Server email menolak nama atau password di SMTP_URL.'
  if (code === 'ETIMEDOUT') return 'Server email tidak menjawab tepat waktu.'
  if (code === 'ETLS' || /CERT|TLS|SSL/.test(cause)) {
    return `Sambungan aman ke server email tidak berhasil (${cause}).`
  }
  return `Server email tidak dapat dihubungi (${cause}).`
}

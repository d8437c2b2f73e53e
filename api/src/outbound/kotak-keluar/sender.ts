import { randomUUID } from 'node:crypto'
import type { AppDeps } from '../../platform/deps.ts'
import type { Log } from '../../platform/http/log.ts'
import { type Jalur, jalurEmail, jalurWhatsapp } from './channels.ts'
import { readJamTenang } from './jam-tenang.ts'
import { PERCOBAAN_MOST, percobaanBerikut } from './jeda.ts'
import {
  findInterrupted,
  type Hasil,
  hasQueued,
  noteResult,
  type SuratDipegang,
  skipWhatsapp,
} from './kotak-keluar.repository.ts'
import { lease, selamaDikirim } from './queue-lease.ts'
import { SendFailed } from './send-failed.ts'
import { startPutaran } from './send-loop.ts'
import { SABAR, type Sabar } from './smtp.ts'

type Deps = Pick<AppDeps, 'database' | 'env' | 'siteUrl' | 'now'>

/** The lease of a sender, in milliseconds. It is renewed while it sends; without a renewal the sender is gone. */
export const MASA_MS = 30_000
const KABAR_MS = 10_000
const DIPEGANG = { masaMs: MASA_MS, kabarMs: KABAR_MS }

/** Creates the sender of the outbox's mails, one message after the other. Several processes take different ones. */
export function createPengirim(deps: Deps, log: Log, sabar: Sabar = SABAR) {
  return createPengirimLewat(deps, log, jalurEmail(deps, log, sabar))
}

/** Creates the sender of the outbox's messages for one transport. */
export function createPengirimLewat(deps: Deps, log: Log, { saluran, lewat, open }: Jalur) {
  const { database, now } = deps
  const { db } = database
  const pemegang = `${lewat}:${randomUUID()}`
  const hanya = { kolom: 'saluran', nilai: saluran }
  let isEnding = false

  /** Returns the result of a failed try: another one, unless it may have arrived or days have passed. */
  async function after(error: unknown, { percobaan, tenang }: SuratDipegang): Promise<Hasil> {
    const alasan = error instanceof SendFailed ? error.message : fileWords(error)
    if (error instanceof SendFailed && error.sebab === 'ragu') return { keadaan: 'diragukan', alasan }
    if (error instanceof SendFailed && error.sebab === 'tetap') return { keadaan: 'gagal', alasan }
    const berikutnya = percobaanBerikut(percobaan, tenang === 1 ? await readJamTenang(db) : null, now())
    if (berikutnya) return { keadaan: 'antre', alasan, berikutnya }
    return {
      keadaan: 'gagal',
      alasan: `Tidak terkirim setelah ${PERCOBAAN_MOST} percobaan selama tiga hari. ${alasan}`,
    }
  }

  return {
    /** Sends all due messages; false if nobody takes any, and the others wait. */
    async sendAll(): Promise<boolean> {
      if (!(await hasQueued(db))) return true
      await findInterrupted(db, MASA_MS, now())
      const terbuka = open()
      try {
        while (!isEnding) {
          const surat = await lease(db, 'kotak_keluar', { pemegang, masaMs: MASA_MS, now: now(), hanya })
          if (!surat) return true
          try {
            const sending = terbuka.send(surat)
            const hasil = await selamaDikirim(db, 'kotak_keluar', surat, { ...DIPEGANG, now }, sending)
            await noteResult(db, surat, hasil, now())
          } catch (error) {
            const hasil = await after(error, surat)
            await noteResult(db, surat, hasil, now())
            // The office shows the reason: servers name the refused recipient, and the log must not.
            log.warn({ surat: surat.id, keadaan: hasil.keadaan }, 'a message did not leave')
            if (!(error instanceof SendFailed) || !['pesan', 'tetap'].includes(error.sebab)) return false
          }
        }
        return true
      } finally {
        terbuka.close()
      }
    },

    /** Stops taking messages. */
    stop() {
      isEnding = true
    },
  }
}

/**
 * Polls the outbox, for each transport by itself; returns the function that stops it once sendings under way are
 * recorded.
 */
export function startPengirim(deps: Deps, log: Log): () => Promise<void> {
  const { whatsapp } = deps.env
  const stops = [startPutaran(createPengirim(deps, log), log)]
  if (whatsapp) stops.push(startPutaran(createPengirimLewat(deps, log, jalurWhatsapp(deps, whatsapp)), log))
  else
    skipWhatsapp(deps.database.db, deps.now()).catch((err) =>
      log.error({ err }, 'the outbox was not looked into'),
    )
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function fileWords(error: unknown): string {
  const { code } = Object(error) as Record<string, unknown>
  if (code === 'ENOSPC') return 'Ruang penyimpanan server penuh.'
  return `Berkas surat tidak dapat ditulis (${typeof code === 'string' ? code : 'tanpa sebab'}).`
}

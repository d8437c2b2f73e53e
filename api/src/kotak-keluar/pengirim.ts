import { randomUUID } from 'node:crypto'
import type { AppDeps } from '../deps.ts'
import type { Log } from '../plugins/log.ts'
import { pegang, selamaDikirim } from './antrean.ts'
import { tulisBerkas } from './berkas.ts'
import { ALASAN_HENTI, isHenti, tokenOf } from './henti.ts'
import { readJamTenang } from './jam-tenang.ts'
import { PERCOBAAN_MOST, percobaanBerikut } from './jeda.ts'
import {
  adaAntrean,
  catatHasil,
  type Hasil,
  type SuratDipegang,
  temukanTerputus,
} from './kotak-keluar.repository.ts'
import { startPutaran } from './putaran.ts'
import { createSmtp, GagalKirim, SABAR, type Sabar } from './smtp.ts'
import { susunSurat } from './susun.ts'

type Deps = Pick<AppDeps, 'database' | 'env' | 'siteUrl' | 'now'>

/** Whoever sends says again and again that they still do: without a word for so long they are gone. */
export const MASA_MS = 30_000
const KABAR_MS = 10_000
const DIPEGANG = { masaMs: MASA_MS, kabarMs: KABAR_MS }

/** Sends what is in the outbox, one message after the other. Of several processes each takes its own. */
export function createPengirim(deps: Deps, log: Log, sabar: Sabar = SABAR) {
  const { database, env, now } = deps
  const { db } = database
  const lewat = env.SMTP_URL ? 'smtp' : 'berkas'
  const pemegang = `${lewat}:${randomUUID()}`
  let isEnding = false

  async function tryOne(surat: SuratDipegang, smtp: ReturnType<typeof createSmtp> | null): Promise<Hasil> {
    // Who said so since it was queued is heard.
    if (surat.tenang === 1 && (await isHenti(db, surat.penerima))) {
      return { keadaan: 'dilewati', alasan: ALASAN_HENTI }
    }
    const berhenti = surat.tenang === 1 ? await tokenOf(db, surat.penerima) : ''
    const amplop = await susunSurat(surat, deps, { now: now(), berhenti }).catch((err) => {
      log.error({ err, surat: surat.id }, 'a message could not be put together')
      throw new GagalKirim('pesan', 'Pesan ini tidak dapat disusun.')
    })
    if (smtp) {
      await smtp.kirim(amplop)
      return { keadaan: 'dikirim', lewat: 'smtp', alasan: '' }
    }
    await tulisBerkas(env.DATA_DIR, surat.id, amplop.isi)
    return {
      keadaan: 'dikirim',
      lewat: 'berkas',
      alasan: `Disimpan sebagai surat/${surat.id}.eml di server, tidak dikirim ke mana pun.`,
    }
  }

  /** What becomes of a message that did not leave: it is tried again, unless it may have arrived or was tried for days. */
  async function after(error: unknown, { percobaan, tenang }: SuratDipegang): Promise<Hasil> {
    const alasan = error instanceof GagalKirim ? error.message : fileWords(error)
    if (error instanceof GagalKirim && error.sebab === 'ragu') return { keadaan: 'diragukan', alasan }
    const berikutnya = percobaanBerikut(percobaan, tenang === 1 ? await readJamTenang(db) : null, now())
    if (berikutnya) return { keadaan: 'antre', alasan, berikutnya }
    return {
      keadaan: 'gagal',
      alasan: `Tidak terkirim setelah ${PERCOBAAN_MOST} percobaan selama tiga hari. ${alasan}`,
    }
  }

  return {
    /** Sends all whose turn it is; false where the mail server is away, and the others wait. */
    async kirimSemua(): Promise<boolean> {
      if (!(await adaAntrean(db))) return true
      await temukanTerputus(db, MASA_MS, now())
      const smtp = env.SMTP_URL ? createSmtp(env.SMTP_URL, sabar) : null
      try {
        while (!isEnding) {
          const surat = await pegang(db, 'kotak_keluar', { pemegang, masaMs: MASA_MS, now: now() })
          if (!surat) return true
          try {
            const sending = tryOne(surat, smtp)
            const hasil = await selamaDikirim(db, 'kotak_keluar', surat, { ...DIPEGANG, now }, sending)
            await catatHasil(db, surat, hasil, now())
          } catch (error) {
            const hasil = await after(error, surat)
            await catatHasil(db, surat, hasil, now())
            // Why, tells the office: servers name whom they refuse, and the log names nobody.
            log.warn({ surat: surat.id, keadaan: hasil.keadaan }, 'a message did not leave')
            if (!(error instanceof GagalKirim) || error.sebab !== 'pesan') return false
          }
        }
        return true
      } finally {
        smtp?.tutup()
      }
    },

    /** Takes no further message. */
    berhenti() {
      isEnding = true
    },
  }
}

/** Looks into the outbox again and again; gives what stops it, once the message under way is told of. */
export function startPengirim(deps: Deps, log: Log): () => Promise<void> {
  return startPutaran(createPengirim(deps, log), log)
}

function fileWords(error: unknown): string {
  const { code } = Object(error) as Record<string, unknown>
  if (code === 'ENOSPC') return 'Ruang penyimpanan server penuh.'
  return `Berkas surat tidak dapat ditulis (${typeof code === 'string' ? code : 'tanpa sebab'}).`
}

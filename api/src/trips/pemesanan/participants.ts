import { hariPulang } from '@safar/shared/content/paket/hitung/umur'
import type { Paket } from '@safar/shared/content/paket/paket'
import { isTanggal } from '@safar/shared/platform/format/tanggal'
import type { PesertaStored } from '@safar/shared/trips/pemesanan/pemesanan-fields'
import type { PesertaChanges, PesertaInput } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { PEMESANAN_ASIDE } from '@safar/shared/trips/pemesanan/pemesanan-status'
import type { Berharga } from '@safar/shared/trips/pemesanan/price'
import type { Kysely } from 'kysely'
import { holdRow } from '../../platform/db/hold-row.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { defined } from '../../platform/defined.ts'
import { conflict, invalidFields } from '../../platform/http/errors.ts'
import { contentOf } from '../../records/noun/noun-row.ts'
import type { ContentOf } from '../../records/noun/stored-noun.ts'

/**
 * A participant before it has a booking and a place in it; the room may still be missing. Numbers of visa and policy
 * are plain in it, as they were sent or opened, or the mask of what is stored.
 */
export type Asked = Omit<ContentOf<PesertaStored>, 'pemesanan_id' | 'ke' | 'kamar'> & {
  kamar: Berharga['kamar'] | ''
}

const NO_VISA = { provider: '', berlaku: '', akhir: '' }
const NO_POLIS = { asuransi: '', input: '', awal: '', akhir: '' }
const NO_PAPERS = { visa: NO_VISA, visa_no: '', polis: NO_POLIS, polis_no: '' }

/** Returns a participant as sent, with what was left out. Who sleeps in no bed has whatever room the others have. */
export function askedPeserta(
  sent: PesertaInput,
  others: readonly { kamar?: Berharga['kamar'] | undefined }[],
): Asked {
  const { jenis } = sent
  const { no: visa_no = '', ...visa } = sent.visa ?? {}
  const { no: polis_no = '', ...polis } = sent.polis ?? {}
  const kasur = jenis !== 'bayi' && (jenis === 'dewasa' || (sent.kasur ?? true))
  const kamar = sent.kamar ?? (kasur ? '' : (others.find((other) => other.kamar)?.kamar ?? 'quad'))
  return {
    jenis,
    nama: sent.nama ?? '',
    tanggal_lahir: sent.tanggal_lahir ?? '',
    kasur,
    kamar,
    jamaah_id: sent.jamaah_id ?? null,
    teman_sekamar: sent.teman_sekamar ?? '',
    visa: { ...NO_VISA, ...defined(visa) },
    visa_no,
    polis: { ...NO_POLIS, ...defined(polis) },
    polis_no,
  }
}

/**
 * Returns a stored participant with the sent fields laid over. Who takes the place of another pilgrim has none of their
 * papers.
 */
export function changedPeserta(
  stored: PesertaStored,
  { updated_at: _, jamaah_id, visa: visaSent = {}, polis: polisSent = {}, ...sent }: PesertaChanges,
): ContentOf<PesertaStored> {
  const before = contentOf(stored)
  const isOther = jamaah_id !== undefined && jamaah_id !== before.jamaah_id
  // Visa and policy are in the name of whoever leaves the place.
  const content = isOther && before.jamaah_id !== null ? { ...before, ...NO_PAPERS } : before
  const { no: visa_no = content.visa_no, ...visa } = visaSent
  const { no: polis_no = content.polis_no, ...polis } = polisSent
  const jenis = sent.jenis ?? content.jenis
  const kasur = jenis !== 'bayi' && (jenis === 'dewasa' || (sent.kasur ?? content.kasur))
  return {
    ...content,
    jenis,
    kasur,
    nama: sent.nama ?? content.nama,
    // Somebody else has another day of birth, which their record tells.
    tanggal_lahir: sent.tanggal_lahir ?? (isOther ? '' : content.tanggal_lahir),
    kamar: sent.kamar ?? content.kamar,
    teman_sekamar: sent.teman_sekamar ?? content.teman_sekamar,
    jamaah_id: jamaah_id === undefined ? content.jamaah_id : jamaah_id,
    visa: { ...content.visa, ...defined(visa) },
    visa_no,
    polis: { ...content.polis, ...defined(polis) },
    polis_no,
  }
}

/**
 * Gives participants who are pilgrims the day of birth that the pilgrim has, where none was sent. Writers of one
 * pilgrim wait for each other from here on, so that nobody is booked twice at once.
 * @throws HttpError 422 for a pilgrim who is not there, or stands there twice
 */
export async function withPilgrims<One extends Pick<Asked, 'jamaah_id' | 'tanggal_lahir'>>(
  trx: Kysely<Tables>,
  peserta: readonly One[],
): Promise<One[]> {
  const ids = [...new Set(peserta.flatMap(({ jamaah_id }) => jamaah_id ?? []))].sort((a, b) => a - b)
  const born = new Map<number, string>()
  for (const id of ids) {
    await holdRow(trx, 'jamaah', id, 'change')
    const row = await trx.selectFrom('jamaah').select('tgl_lahir').where('id', '=', id).executeTakeFirst()
    if (row) born.set(id, row.tgl_lahir)
  }
  const errors: Record<string, string[]> = {}
  const seen = new Set<number>()
  peserta.forEach(({ jamaah_id }, index) => {
    if (jamaah_id === null) return
    const field = `peserta.${index}.jamaah_id`
    if (!born.has(jamaah_id)) errors[field] = ['Jamaah ini tidak ada lagi. Pilih yang lain.']
    else if (seen.has(jamaah_id)) errors[field] = ['Jamaah ini sudah ada di pemesanan ini.']
    seen.add(jamaah_id)
  })
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  return peserta.map((one) => ({
    ...one,
    tanggal_lahir: one.tanggal_lahir || (one.jamaah_id !== null && born.get(one.jamaah_id)) || '',
  }))
}

/** The first and the last day of a journey, the last as the first where its length is unknown; null without a day. */
function daysOf(paket: Pick<Paket, 'tanggal_keberangkatan' | 'durasi'>): [string, string] | null {
  const { tanggal_keberangkatan: first } = paket
  return isTanggal(first) ? [first, hariPulang(paket) || first] : null
}

/**
 * Refuses a pilgrim who travels elsewhere on these days, in a booking that has not ended and is not put by.
 * @throws HttpError 409 with the other booking's id and code
 */
export async function refuseOverlaps(
  trx: Kysely<Tables>,
  jamaah: readonly number[],
  paket: Pick<Paket, 'tanggal_keberangkatan' | 'durasi'>,
  own: number | null,
): Promise<void> {
  const days = daysOf(paket)
  if (jamaah.length === 0 || !days) return
  const rows = await trx
    .selectFrom('peserta')
    .innerJoin('pemesanan', 'pemesanan.id', 'peserta.pemesanan_id')
    .innerJoin('paket', 'paket.id', 'pemesanan.paket_id')
    .innerJoin('jamaah', 'jamaah.id', 'peserta.jamaah_id')
    .select([
      'pemesanan.id',
      'pemesanan.kode',
      'jamaah.nama_paspor',
      'paket.tanggal_keberangkatan',
      'paket.durasi',
      'peserta.jamaah_id',
    ])
    .where('peserta.jamaah_id', 'in', jamaah)
    .where('pemesanan.status', 'not in', [...PEMESANAN_ASIDE])
    .execute()
  for (const { id, kode, nama_paspor, jamaah_id, ...other } of rows) {
    const theirs = daysOf(other)
    if (id === own || !theirs || theirs[0] > days[1] || theirs[1] < days[0]) continue
    throw conflict(`${nama_paspor} sudah terdaftar di ${kode} untuk perjalanan yang waktunya bertabrakan.`, {
      id,
      kode,
      jamaah_id,
    })
  }
}

import { BERANGKAT } from '@safar/shared/pendaftaran/berangkat'
import type { Kysely } from 'kysely'
import type { PendaftaranRow, Tables } from '../db/tables.ts'
import { PENDAFTAR } from './pelaku.ts'
import { readUbah } from './riwayat-pendaftaran.ts'

interface Masa {
  dari: string
  sampai: string
}

/** After every time that is written down. */
const AKHIR = '\uffff'

/** The times in which a registration was joined to another of which nobody knows that it came from the same mailbox. */
export async function tergabungDenganLain(db: Kysely<Tables>, row: PendaftaranRow): Promise<Masa[]> {
  const lines = await db
    .selectFrom('riwayat_pendaftaran')
    .select(['aksi', 'waktu', 'ubah'])
    .where('pendaftaran_id', '=', row.id)
    .where('aksi', 'in', ['gabung', 'pisah'])
    .orderBy('id')
    .execute()
  const events = lines.map(({ aksi, waktu, ubah }) => {
    const [line] = readUbah(ubah) ?? []
    return { aksi, waktu, kode: line?.ke || line?.dari || '' }
  })
  const kodes = [...new Set(events.map(({ kode }) => kode))]
  const known =
    kodes.length === 0
      ? []
      : await db
          .selectFrom('pendaftaran')
          .select(['kode', 'email_kunci'])
          .where('kode', 'in', kodes)
          .execute()
  const own = new Set(
    known
      .filter(({ email_kunci }) => email_kunci !== '' && email_kunci === row.email_kunci)
      .map(({ kode }) => kode),
  )
  return events
    .filter(({ aksi, kode }) => aksi === 'gabung' && !own.has(kode))
    .map(({ waktu: dari, kode }) => {
      const apart = events.find((one) => one.aksi === 'pisah' && one.kode === kode && one.waktu >= dari)
      return { dari, sampai: apart?.waktu ?? AKHIR }
    })
}

/** What a person says of themselves, and staff may correct; the mailbox is what they are known by. */
const ISIAN_SAYA: ReadonlySet<string> = new Set([
  'nama',
  'telepon',
  'paket',
  'kamar',
  'jumlah_pax',
  'catatan',
  ...BERANGKAT,
])

/**
 * A row as its owner is shown it: what staff wrote into it while it was joined to one of another mailbox may be somebody else's, and stays
 * out until the owner writes there themselves. To be read again: it is put together of what the history holds.
 */
export async function semulaSaya(db: Kysely<Tables>, row: PendaftaranRow): Promise<PendaftaranRow> {
  const spans = await tergabungDenganLain(db, row)
  if (spans.length === 0) return row
  const lines = await db
    .selectFrom('riwayat_pendaftaran')
    .select(['waktu', 'oleh', 'oleh_id', 'ubah'])
    .where('pendaftaran_id', '=', row.id)
    .orderBy('id')
    .execute()
  const semula = new Map<string, string>()
  for (const { waktu, oleh, oleh_id, ubah } of lines) {
    const isOwn = oleh === PENDAFTAR.oleh && oleh_id === null
    const isJoined = spans.some(({ dari, sampai }) => waktu >= dari && waktu < sampai)
    for (const { isian, dari } of readUbah(ubah) ?? []) {
      if (isOwn) semula.delete(isian)
      else if (isJoined && ISIAN_SAYA.has(isian) && !semula.has(isian)) semula.set(isian, dari)
    }
  }
  const { jumlah_pax = row.jumlah_pax ?? '', ...texts } = Object.fromEntries(semula)
  return { ...row, ...texts, jumlah_pax: Number(jumlah_pax) || null }
}

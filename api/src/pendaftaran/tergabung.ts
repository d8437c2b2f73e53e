import type { Kysely } from 'kysely'
import type { PendaftaranRow, Tables } from '../db/tables.ts'
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

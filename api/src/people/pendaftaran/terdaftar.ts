import type { Terdaftar } from '@safar/shared/people/pendaftaran/terdaftar-schema'
import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/db/tables.ts'

/**
 * Counts the registrations of each departure that has any. A registration belongs to the package that it is bound to,
 * or if it is bound to none, to the one whose slug it chose; joined and deleted ones are not counted.
 */
export async function countTerdaftar(db: Kysely<Tables>): Promise<Terdaftar[]> {
  const counted = () =>
    db
      .selectFrom('pendaftaran')
      .where('pendaftaran.dihapus_pada', 'is', null)
      .where('pendaftaran.gabung_ke', 'is', null)
      .where('pendaftaran.jenis', 'in', ['daftar', 'tunggu'])
  const bound = counted().innerJoin('paket', 'paket.id', 'pendaftaran.paket_id')
  const named = counted()
    .where('pendaftaran.paket_id', 'is', null)
    .innerJoin('paket', 'paket.slug', 'pendaftaran.paket')
  const all = new Map<number, Terdaftar>()
  for (const query of [bound, named]) {
    const rows = await query
      .select(({ fn }) => [
        'paket.id as paket_id',
        'pendaftaran.status as status',
        'pendaftaran.jenis as jenis',
        fn.countAll<number | string>().as('jumlah'),
        fn.sum<number | string>(fn.coalesce('pendaftaran.jumlah_pax', ({ lit }) => lit(1))).as('orang'),
      ])
      .groupBy(['paket.id', 'pendaftaran.status', 'pendaftaran.jenis'])
      .execute()
    for (const { paket_id, status, jenis, jumlah, orang } of rows) {
      const one = all.get(paket_id) ?? {
        paket_id,
        baru: 0,
        dihubungi: 0,
        lunas: 0,
        batal: 0,
        tunggu: 0,
        orang: 0,
      }
      all.set(paket_id, one)
      if (jenis === 'tunggu' && status !== 'batal') one.tunggu += Number(jumlah)
      else one[status] += Number(jumlah)
      if (jenis !== 'tunggu' && status !== 'batal') one.orang += Number(orang)
    }
  }
  return [...all.values()].sort((a, b) => a.paket_id - b.paket_id)
}

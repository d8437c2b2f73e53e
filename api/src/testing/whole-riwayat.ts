import type { Noun } from '@safar/shared/records/noun/field'
import type { RecordOf } from '@safar/shared/records/noun/record'
import type { RiwayatLengkap } from '@safar/shared/records/riwayat/riwayat'
import type { RiwayatClient } from '@safar/shared/records/riwayat/riwayat-client'

/** Returns the first page of a record's revisions, newest first, each with the record as it was. */
export async function wholeRiwayat<N extends Noun>(
  riwayat: Pick<RiwayatClient<N>, 'list' | 'get'>,
  id: number | string,
): Promise<RiwayatLengkap<RecordOf<N>>[]> {
  const { data } = await riwayat.list(id)
  return Promise.all(data.map((entry) => riwayat.get(id, entry.id)))
}

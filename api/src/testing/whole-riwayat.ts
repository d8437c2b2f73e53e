import type { RiwayatClient, RiwayatLengkap } from '@safar/shared/paket/riwayat'

/** The first page of a package's revisions, newest first, each with the package as it was. */
export async function wholeRiwayat(
  riwayat: Pick<RiwayatClient, 'list' | 'get'>,
  id: number | string,
): Promise<RiwayatLengkap[]> {
  const { data } = await riwayat.list(id)
  return Promise.all(data.map((entry) => riwayat.get(id, entry.id)))
}

import type { TrashShape } from '../../records/list/trash.ts'
import { pendaftaranClient } from './pendaftaran-client.ts'

/** The trash of registrations. */
export const SAMPAH_PENDAFTARAN: TrashShape = {
  noun: { name: 'pendaftaran' },
  word: 'pendaftaran',
  trash: {
    remove: (id) => pendaftaranClient.remove(id),
    list: async ({ signal }) =>
      (await pendaftaranClient.sampah({ signal })).map(({ id, nama, kode, dihapus_pada, ...rest }) => ({
        id,
        name: `${nama} (${kode})`,
        dihapus_pada: dihapus_pada ?? '',
        dihapus_oleh: rest.dihapus_oleh,
        akun: null,
        simpan_sampai: rest.simpan_sampai,
      })),
    restore: async (id) => {
      await pendaftaranClient.restore(id)
      return null
    },
  },
}

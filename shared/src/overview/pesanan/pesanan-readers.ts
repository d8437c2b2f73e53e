import { bySchema, dataOf } from '../../platform/http/http.ts'
import { aksesPesananSchema } from '../../trips/tautan-keluarga/tautan-keluarga-schema.ts'
import type { PesananReaders } from './pesanan-client.ts'
import {
  dokumenTerkirimSchema,
  pembayaranKeluargaSchema,
  permintaanKeluargaSchema,
  pesananJawabSchema,
} from './pesanan-schema.ts'

/** Readers of a booking's answers by their schemas. */
export const PESANAN_READERS: PesananReaders = {
  akses: dataOf(aksesPesananSchema),
  pesanan: bySchema(pesananJawabSchema),
  bukti: dataOf(pembayaranKeluargaSchema),
  dokumen: dataOf(dokumenTerkirimSchema),
  permintaan: dataOf(permintaanKeluargaSchema),
}

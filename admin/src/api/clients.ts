import { createAktivitasClient } from '@safar/shared/aktivitas/client'
import { createAkunClient } from '@safar/shared/akun/client'
import { ARTIKEL } from '@safar/shared/artikel/fields'
import { createCadanganClient } from '@safar/shared/cadangan/client'
import { GALERI } from '@safar/shared/galeri/fields'
import { createGambarClient } from '@safar/shared/gambar/client'
import { createPosterClient } from '@safar/shared/keberangkatan/poster-client'
import { createKotakKeluarClient } from '@safar/shared/kotak-keluar/client'
import { LAYANAN } from '@safar/shared/layanan/fields'
import { createNounClient } from '@safar/shared/noun/client'
import { createPaketClient } from '@safar/shared/paket/client'
import { PAKET } from '@safar/shared/paket/fields'
import { createImporClient } from '@safar/shared/paket/impor-client'
import { createMassalClient } from '@safar/shared/paket/massal-client'
import { PEMBIMBING } from '@safar/shared/pembimbing/fields'
import { createPendaftaranClient, type ListPendaftaranQuery } from '@safar/shared/pendaftaran/client'
import { createPermintaanClient } from '@safar/shared/permintaan-data/client'
import { createPratinjauClient } from '@safar/shared/pratinjau/client'
import { createPublikasiClient } from '@safar/shared/publikasi/client'
import { createRiwayatClient } from '@safar/shared/riwayat/client'
import { createSampahClient } from '@safar/shared/sampah/client'
import { createFaktorClient } from '@safar/shared/session/faktor-client'
import { createSesiClient } from '@safar/shared/session/sesi'
import { SPANDUK } from '@safar/shared/spanduk/fields'
import { TANYA } from '@safar/shared/tanya/fields'
import { createTemplatClient } from '@safar/shared/templat-surat/client'
import { createCariClient } from '@safar/shared/temuan/client'
import { TESTIMONI } from '@safar/shared/testimoni/fields'
import { createTokenClient } from '@safar/shared/token/client'
import { createWebhookClient } from '@safar/shared/webhook/client'
import { http } from './http.ts'

export const paketClient = createPaketClient(http)
export const imporClient = createImporClient(http)
export const massalClient = createMassalClient(http)
export const posterClient = createPosterClient(http)
export const gambarClient = createGambarClient(http)
export const riwayatClient = createRiwayatClient(http, PAKET)
export const publikasiClient = createPublikasiClient(http)
export const sampahClient = createSampahClient(http, PAKET)
export const artikelClient = createNounClient(http, ARTIKEL)
export const artikelRiwayatClient = createRiwayatClient(http, ARTIKEL)
export const artikelSampahClient = createSampahClient(http, ARTIKEL)
export const layananClient = createNounClient(http, LAYANAN)
export const layananRiwayatClient = createRiwayatClient(http, LAYANAN)
export const layananSampahClient = createSampahClient(http, LAYANAN)
export const pembimbingClient = createNounClient(http, PEMBIMBING)
export const pembimbingRiwayatClient = createRiwayatClient(http, PEMBIMBING)
export const pembimbingSampahClient = createSampahClient(http, PEMBIMBING)
export const tanyaClient = createNounClient(http, TANYA)
export const tanyaRiwayatClient = createRiwayatClient(http, TANYA)
export const tanyaSampahClient = createSampahClient(http, TANYA)
export const galeriClient = createNounClient(http, GALERI)
export const galeriRiwayatClient = createRiwayatClient(http, GALERI)
export const galeriSampahClient = createSampahClient(http, GALERI)
export const spandukClient = createNounClient(http, SPANDUK)
export const spandukRiwayatClient = createRiwayatClient(http, SPANDUK)
export const spandukSampahClient = createSampahClient(http, SPANDUK)
export const testimoniClient = createNounClient(http, TESTIMONI)
export const testimoniRiwayatClient = createRiwayatClient(http, TESTIMONI)
export const testimoniSampahClient = createSampahClient(http, TESTIMONI)
export const pendaftaranClient = createPendaftaranClient(http)
export const pendaftaranImporClient = createImporClient<ListPendaftaranQuery>(http, 'pendaftaran')
export const permintaanClient = createPermintaanClient(http)
export const aktivitasClient = createAktivitasClient(http)
export const cadanganClient = createCadanganClient(http)
export const templatClient = createTemplatClient(http)
export const kotakKeluarClient = createKotakKeluarClient(http)
export const sesiClient = createSesiClient(http)
export const faktorClient = createFaktorClient(http)
export const akunClient = createAkunClient(http)
export const cariClient = createCariClient(http)
export const pratinjauClient = createPratinjauClient(http)
export const tokenClient = createTokenClient(http)
export const webhookClient = createWebhookClient(http)

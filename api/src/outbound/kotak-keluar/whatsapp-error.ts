import { SendFailed } from './send-failed.ts'

/*
 * Error codes of the WhatsApp Cloud API and their meaning for a message. Only a fault of the recipient is final: those
 * of the agency and of the service wait, and say what is to be mended.
 */

/** Codes of a service that is busy, or away for a while. */
const NANTI = [1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004]
/** Codes of an invalid token, or one that may not send. */
const TOKEN = [0, 3, 10, 190, 131_005]

/** Codes of the agency's account or number: nobody gets a message until that is mended. */
const AKUN: ReadonlyMap<number, string> = new Map([
  [33, 'Nomor di WHATSAPP_PHONE_ID tidak ada lagi. Periksa nomornya di WhatsApp Manager.'],
  [
    368,
    'Akun WhatsApp kantor diblokir sementara karena aturan Meta. Lihat pemberitahuan di WhatsApp Manager.',
  ],
  [131_031, 'Akun WhatsApp kantor dikunci. Buka WhatsApp Manager dan ikuti langkah pemulihannya.'],
  [131_037, 'Nama tampilan nomor kantor belum disetujui. Ajukan namanya di WhatsApp Manager.'],
  [131_042, 'Pembayaran akun WhatsApp kantor bermasalah. Periksa metode pembayarannya di WhatsApp Manager.'],
  [131_045, 'Pendaftaran nomor WhatsApp kantor bermasalah. Daftarkan ulang nomornya di WhatsApp Manager.'],
  [133_000, 'Nomor WhatsApp kantor belum selesai dilepas. Lepas lalu daftarkan lagi di WhatsApp Manager.'],
  [133_005, 'PIN verifikasi dua langkah nomor kantor salah. Atur ulang PIN-nya di WhatsApp Manager.'],
  [133_006, 'Nomor WhatsApp kantor perlu diverifikasi lagi di WhatsApp Manager.'],
  [133_008, 'PIN nomor WhatsApp kantor terlalu sering salah. Tunggu, lalu atur ulang di WhatsApp Manager.'],
  [
    133_009,
    'PIN nomor WhatsApp kantor dicoba terlalu cepat. Tunggu, lalu daftarkan lagi di WhatsApp Manager.',
  ],
  [133_010, 'Nomor WhatsApp kantor belum terdaftar di Cloud API. Daftarkan nomornya di WhatsApp Manager.'],
  [133_015, 'Nomor WhatsApp kantor baru saja dilepas. Tunggu beberapa menit, lalu daftarkan lagi.'],
])

/** Codes of one template, or of its values: others leave meanwhile. */
const TEMPLAT: ReadonlyMap<number, string> = new Map([
  [131_008, 'Isian templat WhatsApp ada yang kurang. Cocokkan templatnya dengan buku pegangan server.'],
  [131_009, 'Isian templat WhatsApp tidak cocok. Cocokkan templatnya dengan buku pegangan server.'],
  [132_000, 'Jumlah isian templat WhatsApp tidak cocok. Cocokkan templatnya dengan buku pegangan server.'],
  [132_001, 'Templat WhatsApp belum ada atau belum disetujui. Ajukan seperti di buku pegangan server.'],
  [132_005, 'Templat WhatsApp terlalu panjang setelah diisi. Ringkas teksnya di WhatsApp Manager.'],
  [132_007, 'Templat WhatsApp melanggar aturan Meta. Perbaiki teksnya di WhatsApp Manager.'],
  [132_012, 'Bentuk isian templat WhatsApp tidak cocok. Cocokkan templatnya dengan buku pegangan server.'],
  [132_015, 'Templat WhatsApp dijeda Meta karena mutunya. Perbaiki templatnya di WhatsApp Manager.'],
  [132_016, 'Templat WhatsApp dimatikan Meta. Ajukan templat pengganti di WhatsApp Manager.'],
])
const PERIKSA_AKUN = 'Periksa akun, nomor, dan templatnya di WhatsApp Manager.'

/** Codes of a recipient who will never get the message. */
const PENERIMA: ReadonlyMap<number, string> = new Map([
  [130_472, 'WhatsApp tidak menyampaikan pesan ini kepada nomor ini'],
  [131_021, 'Nomor ini nomor kantor sendiri'],
  [131_026, 'Nomor ini tidak dapat menerima WhatsApp'],
  [131_047, 'Nomor ini sudah terlalu lama tidak membalas'],
  [131_049, 'WhatsApp membatasi pesan untuk nomor ini'],
  [131_050, 'Pemilik nomor ini menolak pesan seperti ini'],
])

/** Returns the error for a code of the service, or for the status of an answer without one. */
export function whatsappError(kode: number | undefined, status?: number): SendFailed {
  const said = kode === undefined ? `HTTP ${status ?? 'tanpa kode'}` : `kode ${kode}`
  const penerima = kode === undefined ? undefined : PENERIMA.get(kode)
  if (penerima) return new SendFailed('tetap', `${penerima} (${said}).`)
  const templat = kode === undefined ? undefined : TEMPLAT.get(kode)
  if (templat) return new SendFailed('pesan', `${templat} (${said})`)
  const akun = kode === undefined ? undefined : AKUN.get(kode)
  if (akun) return new SendFailed('server', `${akun} (${said})`)
  const isDenied = kode !== undefined && (TOKEN.includes(kode) || (kode >= 200 && kode < 300))
  if (isDenied || status === 401 || status === 403)
    return new SendFailed('server', `Layanan WhatsApp menolak akun di WHATSAPP_TOKEN (${said}).`)
  if (status === 429 || (kode !== undefined && NANTI.includes(kode)))
    return new SendFailed('server', `Layanan WhatsApp sedang sibuk atau batas kirimnya tercapai (${said}).`)
  return new SendFailed('pesan', `Layanan WhatsApp menolak pesan ini (${said}). ${PERIKSA_AKUN}`)
}

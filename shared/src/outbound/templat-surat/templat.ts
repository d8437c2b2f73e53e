import { antreanKe } from '../belum-kursi.ts'
import type { Rincian } from './blok.ts'
import { BUKAN_ANDA } from './bukan-anda.ts'

/*
 * Every message that staff may put in their own words: its recipient, the words in braces that it knows and requires,
 * and the product's default text. All of it stands here alone.
 */

/** A placeholder of a template: its meaning, and an example value. */
type Kata = readonly [arti: string, contoh: string]

/** Parts of a message with a line of their own: details and next steps; `tautan`, the button, ends its line. */
export const BAGIAN = ['rincian', 'langkah', 'tautan'] as const
export type Bagian = (typeof BAGIAN)[number]

/** The meaning of each part, in words. */
export const BAGIAN_ARTI: Record<Bagian, string> = {
  rincian: 'daftar rincian, di barisnya sendiri',
  langkah: 'langkah berikutnya, di barisnya sendiri',
  tautan: 'tombol, di akhir barisnya sesudah tulisannya',
}

/** Recipients of a message. */
export const UNTUK = ['kantor', 'pengunjung', 'akun'] as const
export type Untuk = (typeof UNTUK)[number]
export const UNTUK_LABEL: Record<Untuk, string> = {
  kantor: 'Untuk kantor',
  pengunjung: 'Untuk pendaftar dan pengunjung',
  akun: 'Untuk pemilik akun',
}

interface Templat {
  label: string
  untuk: Untuk
  kata: Readonly<Record<string, Kata>>
  bagian: readonly Bagian[]
  /** The details of a preview, if they differ from a registration's. */
  contohRincian?: readonly Rincian[]
  /** Words that the body must contain, by law or to be of use. */
  wajib: readonly string[]
  /** True if somebody waits for it to go on: with a broken template it leaves in the product's own words. */
  segera?: true
  bawaan: { perihal: string; judul: string; isi: string }
}

const kode: Kata = ['kode pendaftaran', 'K7MD-3RTX']
const nama: Kata = ['nama pendaftar, huruf saja', 'Siti Maryam']
const paket: Kata = ['nama paket atau pilihannya', 'Umrah Reguler Desember']
const jam: Kata = ['jam buka dalam kurung, kosong bila belum diisi', ' (Senin–Sabtu, 08.00–17.00 WIB)']
const lewat: Kata = ['cara ia dapat dihubungi', 'telepon dan email']
const hak: Kata = [
  'cara membatalkan, memperbaiki, dan menghapus data',
  'Ingin memperbaiki, membatalkan, atau datanya dihapus? Buka https://contoh.test/data-saya, atau balas email ini dan sebutkan kodenya.',
]
const tersimpan: Kata = [
  'bahwa nomor dan catatan ikut disimpan, kosong bila tidak diisi',
  'Nomor telepon dan catatan yang Anda isi ikut kami simpan, dan sengaja tidak ditulis di email.',
]
const izin: Kata = ['PPIU atau PIHK', 'PPIU']
const hari: Kata = ['hari terakhir izin itu', '12 Des 2026']
const nomor: Kata = ['nomor permintaan', '12']
/** Words that every message of a booking to its family knows. */
const pesanan = {
  kode: ['kode pemesanan', 'SFR-2026-0007'],
  nama: ['nama pemesan, huruf saja', 'Siti Maryam'],
} as const satisfies Readonly<Record<string, Kata>>
const bukanAnda: Kata = ['yang dilakukan bila bukan pemiliknya', BUKAN_ANDA]
const yangDiminta: Kata = ['yang diminta', 'Melihat data']

/** The receipt of a registration and of a place in the queue differ only in details and steps. */
const receiptText = (apa: 'pendaftaran' | 'antrean') => `Assalamu’alaikum {nama},

Kode ${apa} Anda: {kode}. Sebutkan kode ini saat menghubungi kami.

Yang kami terima:

{rincian}

## Langkah berikutnya
{langkah}

Buka situs kami {tautan}

{tersimpan}

{hak}

Bukan Anda yang mendaftar? Abaikan email ini, atau kabari kami agar datanya dihapus.`
const IZIN_DIPERPANJANG = `Sudah diperpanjang? Isi masa berlaku yang baru di Pengaturan situs.

Buka Pengaturan situs {tautan}

Kami mengingatkan 90, 30, dan 7 hari sebelum izin habis, lalu sekali sesudahnya.`

/** The end of a message to a family: its own link stands in no mail but the one that brings it. */
const LEWAT_TAUTAN = `Buka tautan halaman keluarga dari pesan kami yang dulu, atau masuk dengan akun Anda. Tautannya hilang? Minta lagi dengan membalas email ini.

Halaman pemesanan {tautan}`

const WAKTU_CONTOH: Rincian = { nama: 'Waktu', isi: '21 Nov 2026, 10.00 WIB' }

const PERMINTAAN_CONTOH: readonly Rincian[] = [
  { nama: 'Nomor permintaan', isi: '12' },
  { nama: 'Yang diminta', isi: 'Melihat data' },
]

export const TEMPLAT = {
  'pendaftaran-baru': {
    label: 'Pendaftaran baru',
    untuk: 'kantor',
    kata: { kode, nama, paket, jam, lewat },
    bagian: ['rincian', 'tautan'],
    wajib: ['kode', 'tautan'],
    bawaan: {
      perihal: 'Pendaftaran baru {kode}: {paket}',
      judul: 'Pendaftaran baru dari situs',
      isi: `Situs menjanjikan bahwa kita menghubungi paling lambat hari kerja berikutnya{jam}.

Kode: {kode}

{rincian}

Buka di Pendaftaran {tautan}

Nomor telepon, email, dan catatan hanya tertulis di Pendaftaran, tidak di email.`,
    },
  },
  'antrean-baru': {
    label: 'Antrean baru di daftar tunggu',
    untuk: 'kantor',
    kata: { kode, nama, paket, lewat },
    bagian: ['rincian', 'tautan'],
    wajib: ['kode', 'tautan'],
    bawaan: {
      perihal: 'Antrean baru {kode}: {paket}',
      judul: 'Antrean baru dari situs',
      isi: `Kursinya penuh. Hubungi menurut urutan begitu ada kursi kosong.

Kode: {kode}

{rincian}

Buka di Pendaftaran {tautan}

Nomor telepon, email, dan catatan hanya tertulis di Pendaftaran, tidak di email.`,
    },
  },
  giliran: {
    label: 'Kursi kosong untuk yang menunggu',
    untuk: 'kantor',
    kata: {
      paket,
      kursi: ['kursi yang kosong', '3'],
      menunggu: ['berapa yang menunggu', '2 rombongan (6 orang)'],
    },
    bagian: ['tautan'],
    wajib: ['paket', 'tautan'],
    bawaan: {
      perihal: '{kursi} kursi kosong: {paket}',
      judul: 'Ada kursi untuk yang menunggu',
      isi: `{paket} sekarang punya {kursi} kursi kosong. Yang menunggu: {menunggu}.

Hubungi menurut urutan antrean. Kata-kata untuk WhatsApp sudah tersedia di samping setiap nama.

Buka Pendaftaran {tautan}`,
    },
  },
  'permintaan-data': {
    label: 'Permintaan data pribadi masuk',
    untuk: 'kantor',
    kata: { nomor, yang_diminta: yangDiminta, batas_jam: ['jam sampai harus dijawab', '72'] },
    bagian: ['rincian', 'tautan'],
    contohRincian: PERMINTAAN_CONTOH,
    wajib: ['batas_jam', 'tautan'],
    bawaan: {
      perihal: 'Permintaan data nomor {nomor}: {yang_diminta}',
      judul: 'Ada permintaan tentang data pribadi',
      isi: `Menurut UU 27/2022 permintaan ini dijawab paling lambat {batas_jam} jam sejak diterima, juga pada hari libur.

{rincian}

Buka Permintaan data {tautan}

Siapa yang meminta hanya tertulis di admin, tidak di email.`,
    },
  },
  'terbit-gagal': {
    label: 'Situs gagal diterbitkan',
    untuk: 'kantor',
    kata: {},
    bagian: ['tautan'],
    wajib: ['tautan'],
    bawaan: {
      perihal: 'Situs gagal diterbitkan',
      judul: 'Situs gagal diterbitkan',
      isi: `Perubahan terakhir belum sampai di situs. Pengunjung tetap membaca terbitan sebelumnya.

Sebabnya tertulis di halaman Publikasi. Perbaiki isiannya, lalu situs terbit dengan sendirinya; atau pilih Terbitkan ulang.

Buka Publikasi {tautan}

Selama terbitan yang sama masih tayang, pesan ini dikirim sekali saja.`,
    },
  },
  'izin-berakhir': {
    label: 'Izin akan habis',
    untuk: 'kantor',
    kata: { izin, hari },
    bagian: ['tautan'],
    wajib: ['hari', 'tautan'],
    bawaan: {
      perihal: 'Izin {izin} habis {hari}',
      judul: 'Izin {izin} habis {hari}',
      // The last day and no count of days: the message may be read much later.
      isi: `Izin {izin} berlaku sampai {hari}. Setelah hari itu situs berhenti menampilkan nomor izin {izin} dengan sendirinya.

${IZIN_DIPERPANJANG}`,
    },
  },
  'izin-habis': {
    label: 'Izin sudah habis',
    untuk: 'kantor',
    kata: { izin, hari },
    bagian: ['tautan'],
    wajib: ['hari', 'tautan'],
    bawaan: {
      perihal: 'Izin {izin} sudah habis',
      judul: 'Izin {izin} sudah habis',
      isi: `Hari terakhir izin {izin} adalah {hari}. Sejak hari berikutnya situs tidak lagi menampilkan nomornya.

${IZIN_DIPERPANJANG}`,
    },
  },
  'cadangan-sebagian': {
    label: 'Cadangan tidak lengkap',
    untuk: 'kantor',
    kata: { jumlah: ['berapa baris', '2 baris'] },
    bagian: ['tautan'],
    wajib: ['jumlah', 'tautan'],
    bawaan: {
      perihal: 'Cadangan dibuat, {jumlah} disisihkan',
      judul: 'Cadangan tidak lengkap',
      isi: `Cadangan sudah dibuat. {jumlah} di basis data rusak, jadi disisihkan: tersimpan di dalam berkas cadangan, tetapi tidak ikut kembali saat dipulihkan.

Namanya ada di Cadangan {tautan}

Minta pengelola server membetulkannya. Dalam sehari kami mengabarkannya sekali saja.`,
    },
  },
  'cadangan-gagal': {
    label: 'Cadangan gagal dibuat',
    untuk: 'kantor',
    kata: {
      alasan: ['sebabnya', 'Ruang penyimpanan penuh.'],
      terakhir: [
        'kapan cadangan baik yang terakhir',
        'Cadangan terakhir yang baik dibuat 21 Nov 2026, 02.00.',
      ],
    },
    bagian: ['tautan'],
    wajib: ['alasan', 'tautan'],
    bawaan: {
      perihal: 'Cadangan gagal dibuat',
      judul: 'Cadangan gagal dibuat',
      isi: `{alasan}

{terakhir}

Buka Cadangan {tautan}

Server mencobanya lagi dengan sendirinya. Dalam sehari kami mengabarkannya sekali saja.`,
    },
  },
  'webhook-mati': {
    label: 'Webhook dimatikan',
    untuk: 'kantor',
    kata: { penerima: ['nama penerimanya', 'akuntansi.contoh.test'] },
    bagian: ['tautan'],
    wajib: ['penerima', 'tautan'],
    bawaan: {
      perihal: 'Webhook ke {penerima} dimatikan',
      judul: 'Sebuah webhook dimatikan',
      isi: `Selama tiga hari {penerima} tidak menerima satu pun kiriman, jadi kami berhenti mengabarinya.

Perbaiki penerimanya, lalu aktifkan lagi di halaman Integrasi. Yang terjadi selama mati tidak dikirim menyusul.

Buka Integrasi {tautan}

Selama webhook itu mati, pesan ini dikirim sekali saja.`,
    },
  },
  'pendaftaran-terima': {
    label: 'Tanda terima pendaftaran',
    untuk: 'pengunjung',
    kata: { kode, nama, paket, hak, tersimpan },
    bagian: ['rincian', 'langkah', 'tautan'],
    wajib: ['kode', 'rincian', 'langkah', 'hak'],
    bawaan: {
      perihal: 'Pendaftaran Anda sudah kami terima ({kode})',
      judul: 'Pendaftaran Anda sudah kami terima',
      isi: receiptText('pendaftaran'),
    },
  },
  'antrean-terima': {
    label: 'Tanda terima daftar tunggu',
    untuk: 'pengunjung',
    kata: { kode, nama, paket, hak, tersimpan, urutan: ['tempat di antrean', '3'] },
    bagian: ['rincian', 'langkah', 'tautan'],
    wajib: ['kode', 'rincian', 'langkah', 'hak'],
    bawaan: {
      perihal: `${antreanKe('{urutan}')} ({kode})`,
      judul: antreanKe('{urutan}'),
      isi: receiptText('antrean'),
    },
  },
  'batas-uang-muka': {
    label: 'Pemesanan menunggu uang muka',
    untuk: 'pengunjung',
    kata: {
      kode: ['kode pemesanan', 'SFR-2026-0007'],
      nama: ['nama pemesan, huruf saja', 'Siti Maryam'],
      paket: ['nama paket', 'Umrah Reguler Desember'],
      bayaran: ['yang ditunggu, dengan jumlahnya', 'Uang muka Rp 20.000.000'],
      hari: ['hari terakhir membayarnya', 'Senin, 30 November 2026'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'bayaran', 'hari'],
    bawaan: {
      perihal: 'Pemesanan {kode} menunggu pembayaran sampai {hari}',
      judul: '{bayaran} kami tunggu sampai {hari}',
      isi: `Assalamu’alaikum {nama},

Pemesanan Anda {kode} untuk {paket} belum dibayar. {bayaran} kami tunggu paling lambat {hari}. Sesudah hari itu pemesanan ini kedaluwarsa dengan sendirinya.

Sudah membayar, atau perlu waktu lebih lama? Balas email ini atau hubungi kami, dan sebutkan kodenya.

Buka situs kami {tautan}

Bukan Anda yang memesan? Kabari kami dengan membalas email ini.`,
    },
  },
  'tagihan-jatuh-tempo': {
    label: 'Pengingat tagihan',
    untuk: 'pengunjung',
    kata: {
      kode: ['kode pemesanan', 'SFR-2026-0007'],
      nama: ['nama pemesan, huruf saja', 'Siti Maryam'],
      paket: ['nama paket', 'Umrah Reguler Desember'],
      tagihan: ['nama tagihannya', 'Pelunasan'],
      jumlah: ['jumlah transfer, dengan kode uniknya', 'Rp 9.500.317'],
      hari: ['hari jatuh tempo', 'Senin, 30 November 2026'],
      kapan: ['berapa lama lagi, atau sudah lewat', 'jatuh tempo tiga hari lagi'],
      rekening: ['rekening kantor', 'BSI 7010 0021 4 atas nama PT Contoh'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'jumlah', 'hari', 'rekening'],
    bawaan: {
      perihal: '{tagihan} pemesanan {kode} {kapan}',
      judul: '{tagihan} {kapan}',
      isi: `Assalamu’alaikum {nama},

{tagihan} pemesanan {kode} untuk {paket} jatuh tempo {hari}. Jumlah yang ditransfer: {jumlah}, sampai tiga angka terakhirnya.

Rekening kami: {rekening}. Pembayaran hanya ke rekening itu.

Sudah membayar, atau perlu waktu lebih lama? Balas email ini atau hubungi kami, dan sebutkan kodenya.

Buka situs kami {tautan}`,
    },
  },
  'tenggat-dokumen': {
    label: 'Dokumen yang masih kurang',
    untuk: 'pengunjung',
    kata: {
      kode: ['kode pemesanan', 'SFR-2026-0007'],
      nama: ['nama pemesan, huruf saja', 'Siti Maryam'],
      paket: ['nama paket', 'Umrah Reguler Desember'],
      berangkat: ['hari berangkat', 'Sabtu, 12 Desember 2026'],
      hari: ['hari terakhir dokumennya', 'Kamis, 12 November 2026'],
    },
    bagian: ['rincian', 'tautan'],
    contohRincian: [
      { nama: 'Pas foto', isi: '2 orang' },
      { nama: 'Vaksin meningitis', isi: '1 orang' },
    ],
    wajib: ['kode', 'hari', 'rincian'],
    bawaan: {
      perihal: 'Yang masih kurang untuk pemesanan {kode}',
      judul: 'Sedikit lagi lengkap',
      isi: `Assalamu’alaikum {nama},

Untuk {paket}, berangkat {berangkat}, yang masih kami tunggu dari pemesanan {kode} paling lambat {hari}:

{rincian}

Siapa yang kurang apa, dan cara mengirimnya, ada di halaman pesanan Anda. Sudah mengirim? Abaikan email ini.

Buka situs kami {tautan}`,
    },
  },
  'kwitansi-pembayaran': {
    label: 'Kwitansi pembayaran',
    untuk: 'pengunjung',
    kata: {
      kode: ['kode pemesanan', 'SFR-2026-0007'],
      nama: ['nama pemesan, huruf saja', 'Siti Maryam'],
      paket: ['nama paket', 'Umrah Reguler Desember'],
      nomor: ['nomor kwitansinya', 'KW-2026-000007'],
      jumlah: ['uang yang kami terima', 'Rp 10.000.317'],
      hari: ['hari uangnya masuk', '21 November 2026'],
      sisa: ['sisa tagihannya, kosong bila lunas', ' Sisa tagihannya Rp 19.499.683.'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'nomor', 'jumlah', 'tautan'],
    bawaan: {
      perihal: 'Kwitansi {nomor}: pembayaran {jumlah} kami terima',
      judul: 'Pembayaran {jumlah} sudah kami terima',
      isi: `Assalamu’alaikum {nama},

Terima kasih. Pembayaran {jumlah} tanggal {hari} untuk {paket}, pemesanan {kode}, sudah kami terima dengan kwitansi {nomor}.{sisa}

Siapa pun yang memegang tautan di bawah dapat memeriksa bahwa kwitansinya asli. Kwitansi cetaknya dapat diminta di kantor kami.

Periksa kwitansi {tautan}

Ada yang tidak sesuai? Balas email ini atau hubungi kami, dan sebutkan nomor kwitansinya.`,
    },
  },
  'tautan-pesanan': {
    label: 'Tautan halaman keluarga',
    untuk: 'pengunjung',
    kata: {
      kode: ['kode pemesanan', 'SFR-2026-0007'],
      nama: ['nama pemesan, huruf saja', 'Siti Maryam'],
      hari: ['hari terakhir tautan berlaku', 'Rabu, 20 Januari 2027'],
    },
    bagian: ['tautan'],
    wajib: ['tautan', 'hari'],
    segera: true,
    bawaan: {
      perihal: 'Halaman pemesanan {kode} untuk keluarga Anda',
      judul: 'Halaman pemesanan {kode}',
      isi: `Assalamu’alaikum {nama},

Di halaman ini keluarga Anda dapat melihat tagihan, kwitansi, dan dokumen yang masih kurang, lalu mengirimnya dari HP.

Buka halaman pemesanan {tautan}

Untuk membukanya, ketik empat angka terakhir nomor telepon pemesan. Tautan ini berlaku sampai {hari}, untuk keluarga Anda saja. Mohon jangan diteruskan.

Bukan Anda yang memesan? Kabari kami dengan membalas email ini.`,
    },
  },
  'bukti-masuk': {
    label: 'Bukti transfer masuk',
    untuk: 'pengunjung',
    kata: { ...pesanan, jumlah: ['jumlah yang ditulis keluarga', 'Rp 10.000.317'] },
    bagian: ['tautan'],
    wajib: ['kode', 'jumlah'],
    bawaan: {
      perihal: 'Bukti transfer {jumlah} sudah sampai ({kode})',
      judul: 'Bukti transfer {jumlah} sudah sampai',
      isi: `Assalamu’alaikum {nama},

Bukti transfer {jumlah} untuk pemesanan {kode} sudah kami terima. Kami cocokkan dulu dengan mutasi bank, lalu kwitansinya kami kirim. Tidak perlu dikirim lagi.

${LEWAT_TAUTAN}`,
    },
  },
  'bukti-ditolak': {
    label: 'Bukti transfer ditolak',
    untuk: 'pengunjung',
    kata: {
      ...pesanan,
      jumlah: ['jumlah yang ditulis keluarga', 'Rp 10.000.317'],
      alasan: ['sebabnya, dari yang memeriksa', 'Bukti tidak terbaca'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'jumlah', 'alasan'],
    bawaan: {
      perihal: 'Bukti transfer {jumlah} belum dapat kami terima ({kode})',
      judul: 'Bukti transfer {jumlah} belum dapat kami terima',
      isi: `Assalamu’alaikum {nama},

Bukti transfer {jumlah} untuk pemesanan {kode} belum dapat kami terima. Sebabnya: {alasan}

Kirim bukti lain dari halaman pemesanan, atau balas email ini bila menurut Anda ada yang keliru.

${LEWAT_TAUTAN}`,
    },
  },
  'dokumen-ditolak': {
    label: 'Dokumen keluarga ditolak',
    untuk: 'pengunjung',
    kata: {
      ...pesanan,
      dokumen: ['jenis dokumennya', 'Paspor'],
      alasan: ['sebabnya, dari yang memeriksa', 'fotonya buram atau gelap'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'dokumen', 'alasan'],
    bawaan: {
      perihal: '{dokumen} perlu dikirim lagi ({kode})',
      judul: '{dokumen} perlu dikirim lagi',
      isi: `Assalamu’alaikum {nama},

{dokumen} yang dikirim untuk pemesanan {kode} belum dapat kami pakai: {alasan}.

Foto lagi dengan seluruh halamannya terlihat dan tulisannya terbaca, lalu kirim dari halaman pemesanan. Di sana tertulis dokumen siapa yang dimaksud.

${LEWAT_TAUTAN}`,
    },
  },
  'permintaan-keluarga': {
    label: 'Permintaan keluarga dijawab',
    untuk: 'pengunjung',
    kata: {
      ...pesanan,
      keputusan: ['dipenuhi atau belum dapat dipenuhi', 'sudah kami penuhi'],
      jawaban: ['jawaban kantor, kosong bila tidak ditulis', ' Nomornya sudah kami ganti.'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'keputusan', 'jawaban'],
    bawaan: {
      perihal: 'Permintaan Anda untuk pemesanan {kode} {keputusan}',
      judul: 'Permintaan Anda {keputusan}',
      isi: `Assalamu’alaikum {nama},

Permintaan Anda untuk pemesanan {kode} {keputusan}.{jawaban}

Ada yang masih keliru? Balas email ini atau hubungi kami, dan sebutkan kodenya.

${LEWAT_TAUTAN}`,
    },
  },
  'pemesanan-lunas': {
    label: 'Pemesanan lunas',
    untuk: 'pengunjung',
    kata: {
      ...pesanan,
      paket: ['nama paket', 'Umrah Reguler Desember'],
      hari: ['hari berangkat', 'Sabtu, 21 November 2026'],
    },
    bagian: ['tautan'],
    wajib: ['kode'],
    bawaan: {
      perihal: 'Pemesanan {kode} sudah lunas',
      judul: 'Pemesanan {kode} sudah lunas',
      isi: `Assalamu’alaikum {nama},

Alhamdulillah, seluruh biaya {paket} untuk pemesanan {kode} sudah kami terima. Keberangkatannya {hari}.

Dokumen yang masih kurang, jadwal, dan kwitansi ada di halaman pemesanan.

${LEWAT_TAUTAN}`,
    },
  },
  'keberangkatan-berubah': {
    label: 'Hari berangkat berubah',
    untuk: 'pengunjung',
    kata: {
      ...pesanan,
      paket: ['nama paket', 'Umrah Reguler Desember'],
      dari: ['hari berangkat semula', 'Sabtu, 21 November 2026'],
      hari: ['hari berangkat yang baru', 'Minggu, 29 November 2026'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'hari'],
    bawaan: {
      perihal: 'Keberangkatan {paket} berubah menjadi {hari} ({kode})',
      judul: 'Keberangkatan berubah menjadi {hari}',
      isi: `Assalamu’alaikum {nama},

Keberangkatan {paket} untuk pemesanan {kode} berubah dari {dari} menjadi {hari}.

Kami mohon maaf atas perubahan ini. Tidak dapat pada hari itu, atau ada yang ingin ditanyakan? Balas email ini atau telepon kantor kami, dan sebutkan kodenya.

${LEWAT_TAUTAN}`,
    },
  },
  'pemesanan-pindah': {
    label: 'Pemesanan pindah keberangkatan',
    untuk: 'pengunjung',
    kata: {
      ...pesanan,
      yang_pindah: ['pemesanannya, atau berapa orang darinya', 'Pemesanan SFR-2026-0007'],
      paket: ['nama paket yang baru', 'Umrah Reguler Desember'],
      hari: ['hari berangkat yang baru', 'Minggu, 29 November 2026'],
      dari: ['paket dan hari berangkat semula', 'Umrah Reguler November, Sabtu, 21 November 2026'],
    },
    bagian: ['tautan'],
    wajib: ['kode', 'yang_pindah', 'paket', 'hari'],
    bawaan: {
      perihal: 'Pemesanan {kode} pindah ke {paket}, {hari}',
      judul: 'Pindah ke {paket}, {hari}',
      isi: `Assalamu’alaikum {nama},

{yang_pindah} kami pindahkan dari {dari} ke {paket}, berangkat {hari}. Kode pemesanannya {kode}.

Tagihan, jadwal, dan dokumen untuk keberangkatan itu ada di halaman pemesanan. Anda tidak minta pindah, atau ada yang ingin ditanyakan? Balas email ini atau telepon kantor kami, dan sebutkan kodenya.

${LEWAT_TAUTAN}`,
    },
  },
  'tautan-data': {
    label: 'Tautan ke data pribadi',
    untuk: 'pengunjung',
    kata: { berlaku_jam: ['jam tautan berlaku', '24'] },
    bagian: ['rincian', 'tautan'],
    contohRincian: [{ nama: 'Kode akses, bila halaman memintanya', isi: 'CONTOH-KODE' }],
    wajib: ['rincian', 'tautan', 'berlaku_jam'],
    segera: true,
    bawaan: {
      perihal: 'Data Anda di {merek}',
      judul: 'Lihat, perbaiki, atau minta hapus data Anda',
      isi: `Ada yang meminta melihat data yang kami simpan di bawah alamat email ini. Kalau itu Anda, buka tautan di bawah, lalu tekan “Buka data saya”.

{rincian}

Buka halaman Data Saya {tautan}

Tautan dan kode ini berlaku {berlaku_jam} jam dan hanya dapat dipakai sekali.

Bukan Anda? Abaikan email ini. Tidak ada yang dibuka atau dihapus.`,
    },
  },
  'permintaan-dicatat': {
    label: 'Permintaan data dicatat kantor',
    untuk: 'pengunjung',
    kata: { nomor, yang_diminta: yangDiminta, batas: ['saat terakhir menjawab', '24 Nov 2026, 10.00 WIB'] },
    bagian: ['rincian', 'tautan'],
    contohRincian: PERMINTAAN_CONTOH,
    wajib: ['rincian', 'batas'],
    bawaan: {
      perihal: 'Permintaan data Anda nomor {nomor} kami catat',
      judul: 'Permintaan Anda tentang data pribadi kami catat',
      isi: `Ada yang menyampaikan permintaan ini kepada kantor kami sebagai pemilik alamat email ini.

{rincian}

Permintaannya kami jawab paling lambat {batas}.

Buka halaman Data Saya {tautan}

Bukan Anda? Balas email ini atau telepon kantor kami sekarang, sebelum permintaannya dikerjakan.`,
    },
  },
  'permintaan-dijawab': {
    label: 'Permintaan data dijawab',
    untuk: 'pengunjung',
    kata: {
      nomor,
      yang_diminta: yangDiminta,
      keputusan: ['selesai atau ditolak', 'selesai'],
      jawaban: ['apa yang dilakukan dengan permintaan itu', 'Permintaan Anda sudah selesai kami kerjakan.'],
    },
    bagian: ['tautan'],
    wajib: ['yang_diminta', 'jawaban', 'tautan'],
    bawaan: {
      perihal: 'Permintaan data Anda nomor {nomor}: {keputusan}',
      judul: 'Permintaan Anda sudah dijawab',
      isi: `Anda meminta: {yang_diminta}.

{jawaban}

Lihat dan periksa sendiri {tautan}

Tidak setuju dengan jawaban ini? Balas email ini, atau tanyakan kepada kami di {situs}.`,
    },
  },
  'undangan-akun': {
    label: 'Undangan ke admin',
    untuk: 'akun',
    kata: { peran: ['peran akun itu', 'Staf'], berlaku_hari: ['hari undangan berlaku', '7'] },
    bagian: ['tautan'],
    wajib: ['tautan', 'berlaku_hari'],
    segera: true,
    bawaan: {
      perihal: 'Undangan ke admin {merek}',
      judul: 'Anda diundang ke admin {merek}',
      isi: `Peran Anda: {peran}. Buat password lewat tautan di bawah, lalu masuk dengan email ini.

Terima undangan {tautan}

Tautan ini berlaku {berlaku_hari} hari dan hanya dapat dipakai sekali.

Tidak merasa diundang? Abaikan saja email ini.`,
    },
  },
  'undangan-keluarga': {
    label: 'Undangan akun keluarga',
    untuk: 'akun',
    kata: {
      kode: ['kode pemesanan', 'SFR-2026-0007'],
      nama: ['nama pemesan, huruf saja', 'Siti Maryam'],
      berlaku_hari: ['hari undangan berlaku', '7'],
    },
    bagian: ['tautan'],
    wajib: ['tautan', 'berlaku_hari'],
    segera: true,
    bawaan: {
      perihal: 'Buat akun untuk pemesanan {kode}',
      judul: 'Buat akun untuk pemesanan {kode}',
      isi: `Assalamu’alaikum {nama},

Dengan akun, pemesanan Anda di {merek} dapat dibuka kapan saja dengan email ini: tagihan, kwitansi, dan dokumen yang masih kurang. Tautan halaman keluarga yang pernah kami kirim tetap berlaku.

Buat password {tautan}

Tautan ini berlaku {berlaku_hari} hari dan hanya dapat dipakai sekali.

Bukan Anda yang memesan? Abaikan saja email ini.`,
    },
  },
  'atur-ulang-password': {
    label: 'Atur ulang password',
    untuk: 'akun',
    kata: { masa: ['berapa lama tautannya berlaku', 'satu jam'] },
    bagian: ['tautan'],
    wajib: ['tautan', 'masa'],
    segera: true,
    bawaan: {
      perihal: 'Atur ulang password {merek}',
      judul: 'Atur ulang password',
      isi: `Ada yang meminta password baru untuk akun ini. Kalau itu Anda, buka tautan di bawah.

Buat password baru {tautan}

Tautan ini berlaku {masa} dan hanya dapat dipakai sekali.

Bukan Anda? Abaikan email ini. Password Anda tetap seperti semula.`,
    },
  },
  'password-berubah': {
    label: 'Password sudah diganti',
    untuk: 'akun',
    kata: { bukan_anda: bukanAnda },
    bagian: ['tautan'],
    wajib: ['tautan', 'bukan_anda'],
    segera: true,
    bawaan: {
      perihal: 'Password {merek} Anda sudah diganti',
      judul: 'Password Anda sudah diganti',
      isi: `Password baru dibuat lewat tautan yang dikirim ke email ini. Semua perangkat lain sudah dikeluarkan.

Halaman login {tautan}

{bukan_anda}`,
    },
  },
  'perangkat-baru': {
    label: 'Perangkat baru masuk',
    untuk: 'akun',
    kata: { bukan_anda: bukanAnda },
    bagian: ['rincian', 'tautan'],
    contohRincian: [{ nama: 'Perangkat', isi: 'Firefox di Windows' }, WAKTU_CONTOH],
    wajib: ['rincian', 'tautan', 'bukan_anda'],
    segera: true,
    bawaan: {
      perihal: 'Perangkat baru masuk ke akun {merek} Anda',
      judul: 'Ada perangkat baru yang masuk',
      isi: `Akun Anda baru saja dibuka dari perangkat yang belum pernah dipakai.

{rincian}

Lihat perangkat yang masuk {tautan}

Kalau itu Anda, tidak ada yang perlu dilakukan.

{bukan_anda}`,
    },
  },
  'faktor-berubah': {
    label: 'Cara masuk berubah',
    untuk: 'akun',
    kata: {
      apa: ['yang berubah', 'Aplikasi autentikator dipasang di akun ini.'],
      bukan_anda: bukanAnda,
    },
    bagian: ['rincian', 'tautan'],
    contohRincian: [WAKTU_CONTOH],
    wajib: ['apa', 'tautan', 'bukan_anda'],
    segera: true,
    bawaan: {
      perihal: 'Cara masuk ke akun {merek} Anda berubah',
      judul: 'Cara masuk Anda berubah',
      isi: `{apa}

{rincian}

Lihat pengaturan profil {tautan}

{bukan_anda}`,
    },
  },
} as const satisfies Readonly<Record<string, Templat>>

export type NamaTemplat = keyof typeof TEMPLAT

/** Tells whether a name is that of a message template. */
export function isNamaTemplat(name: string): name is NamaTemplat {
  return Object.hasOwn(TEMPLAT, name)
}

/** The names of all templates, in the order of the office's list. */
export const NAMA_TEMPLAT = Object.keys(TEMPLAT).filter(isNamaTemplat)

/** Returns a template by name. */
export function templatOf(name: NamaTemplat): Templat {
  return TEMPLAT[name]
}

/** Words that every message knows. */
export const KATA_SEMUA = {
  merek: ['nama merek', 'Safar'],
  situs: ['alamat situs', 'https://safar.test'],
} as const satisfies Readonly<Record<string, Kata>>

/** Lists the words of a message, its own first, each with its meaning and an example. */
export function kataOf(name: NamaTemplat): [kata: string, ...Kata][] {
  return Object.entries({ ...templatOf(name).kata, ...KATA_SEMUA }).map(([kata, [arti, contoh]]) => [
    kata,
    arti,
    contoh,
  ])
}

/** Values for the parts of a message: details, steps, and the button's address. */
export interface IsiBagian {
  rincian: readonly Rincian[]
  langkah: readonly string[]
  tautan: string
}

type Dikenal<N extends NamaTemplat> = (typeof TEMPLAT)[N]

/** Values that fill a template: each of its words and parts. */
export type IsiTemplat<N extends NamaTemplat> = {
  kata: Record<keyof Dikenal<N>['kata'] & string, string>
} & Pick<IsiBagian, Dikenal<N>['bagian'][number]>

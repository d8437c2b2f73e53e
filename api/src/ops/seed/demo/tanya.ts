import { KURSI_RODA } from '@safar/shared/content/contoh/biaya'
import type { Tanya } from '@safar/shared/content/tanya/tanya-fields'
import * as page from '@safar/shared/platform/address/page'
import { PASPOR, VAKSIN } from './ketentuan.ts'

type Pertanyaan = Pick<Tanya, 'tanya' | 'jawab' | 'kategori'>

const tentang = (kategori: string, list: Omit<Pertanyaan, 'kategori'>[]): Pertanyaan[] =>
  list.map((each) => ({ ...each, kategori }))

/** The questions of families before they entrust somebody with a journey, in the order in which they arise. */
export const DEMO_TANYA: readonly Pertanyaan[] = [
  ...tentang('Pendaftaran', [
    {
      tanya: 'Apakah mengisi formulir di situs ini sudah mengikat saya?',
      jawab: `Belum. Formulir hanya memberi tahu kami bahwa Anda berminat. Kami menghubungi Anda, menjawab pertanyaan keluarga, lalu mengirim surat pendaftaran.\n\nTempat Anda tercatat **setelah pembayaran pertama kami terima** dan kuitansinya kami kirim. Baca juga [Syarat Layanan](${page.syarat}).`,
    },
    {
      tanya: 'Bagaimana memastikan izin biro perjalanan ini?',
      jawab: `Nomor izin PPIU dan PIHK kami tertulis di bagian bawah setiap halaman. Di [halaman profil](${page.profil}) ada tautan untuk memeriksanya sendiri.\n\nSebelum membayar ke biro mana pun, pastikan lima hal: izinnya, tiket dan jadwalnya, harga dan layanannya, hotelnya, serta visanya.`,
    },
  ]),
  ...tentang('Pembayaran', [
    {
      tanya: 'Berapa uang mukanya, dan kapan harus lunas?',
      jawab: `Untuk paket umrah:\n\n{pembayaran}\n\nTanggal dan jumlahnya untuk setiap keberangkatan tertulis pada [halaman paketnya](${page.paket}), dan dihitung untuk keluarga Anda di sana.`,
    },
    {
      tanya: 'Ke rekening siapa saya membayar?',
      jawab:
        'Hanya ke rekening atas nama perusahaan, seperti yang tertulis pada surat pendaftaran Anda. Jangan membayar ke rekening pribadi siapa pun, juga bila orangnya mengaku dari kantor kami.\n\nBila ragu, **telepon dulu nomor kantor** di situs ini. Setiap pembayaran kami balas dengan kuitansi.',
    },
    {
      tanya: 'Mengapa satu paket punya tiga harga?',
      jawab: `Harganya per orang, menurut berapa orang yang berbagi kamar:\n\n- **Quad**: berempat, yang paling hemat.\n- **Triple**: bertiga.\n- **Double**: berdua.\n\nApa yang termasuk dan yang belum tertulis terpisah di setiap [halaman paket](${page.paket}).`,
    },
  ]),
  ...tentang('Dokumen', [
    {
      tanya: 'Berapa lama paspor harus berlaku?',
      jawab: `${PASPOR}\n\nHitung dari **hari berangkat**, bukan dari hari mendaftar. Bila paspor ayah atau ibu hampir habis, perpanjang dulu sebelum nomornya dikirim kepada kami.`,
    },
    {
      tanya: 'Nama di paspor saya hanya satu atau dua kata. Apa yang harus dilakukan?',
      jawab:
        'Beri tahu kami saat mendaftar, sebelum tiket dipesan. Kantor imigrasi dapat menambahkan nama, misalnya nama ayah; syaratnya tanyakan ke kantor imigrasi tempat Anda mengurus paspor.\n\nNama pada tiket dan visa harus sama dengan paspor. Bila paspor berubah, segera kirim yang baru kepada kami.',
    },
    {
      tanya: 'Vaksin apa yang diperlukan, dan kapan paling lambat?',
      jawab: `${VAKSIN}\n\nAturan vaksin dapat berubah dari musim ke musim. Karena itu kami kirim ketentuan terbaru kepada setiap jamaah, lengkap dengan tempat vaksin yang dapat didatangi. Sampaikan juga penyakit dan obat rutin, supaya dokter dapat memberi saran.`,
    },
  ]),
  ...tentang('Hotel dan kamar', [
    {
      tanya: 'Dengan siapa saya sekamar bila mendaftar sendirian?',
      jawab:
        'Dengan jamaah lain yang sesama laki-laki atau sesama perempuan, menurut tipe kamar yang Anda pilih. Keluarga kami usahakan sekamar atau berdekatan; sebutkan saat mendaftar.\n\nIngin kamar sendiri? Bila tersedia, tambahannya tertulis di halaman paket.',
    },
    {
      tanya: 'Apakah hotelnya bisa berganti?',
      jawab:
        'Nama hotel dan jaraknya ke masjid tertulis di halaman paket. Bila terpaksa berganti, kami memberi tahu Anda **secara tertulis** dan menawarkan pilihan, bukan sekadar menulis “setaraf”.',
    },
  ]),
  ...tentang('Selama perjalanan', [
    {
      tanya: 'Ibu saya memakai kursi roda. Apakah bisa ikut?',
      jawab: `Bisa, dan banyak yang demikian. ${KURSI_RODA}.\n\nCeritakan juga sejauh mana Ibu kuat berjalan dan siapa yang mendampingi. Dengan begitu kami dapat menyarankan hotel yang lebih dekat dan memberi tahu maskapai.`,
    },
    {
      tanya: 'Bolehkah membawa anak atau bayi?',
      jawab:
        'Boleh. Setiap anak perlu paspor sendiri. Harganya bergantung pada umur saat perjalanan dan apakah ia memakai tempat tidur; tanyakan kepada kami untuk tanggal yang Anda pilih, agar Anda mendapat angka yang pasti.\n\nPilihlah jadwal dengan penerbangan langsung dan hari yang tidak terlalu padat.',
    },
    {
      tanya: 'Bagaimana keluarga di rumah mendapat kabar?',
      jawab:
        'Pembimbing mengirim kabar rombongan lewat grup WhatsApp keluarga. Untuk menelepon sendiri, pakailah Wi-Fi hotel bila tersedia, paket roaming dari operator Anda, atau kartu SIM setempat.\n\nSimpan nomor pembimbing di telepon, dan juga di secarik kertas.',
    },
  ]),
  ...tentang('Umroh Plus', [
    {
      tanya: 'Apa bedanya dengan umrah reguler?',
      jawab:
        'Umrahnya sama. Yang bertambah adalah harinya: singgah di kota lain, atau tinggal lebih lama di Tanah Suci. Berapa malam di kota mana tergambar di halaman layanan ini, dan rinciannya tertulis di itinerary setiap paket.',
    },
    {
      tanya: 'Apakah kota tambahannya memerlukan visa sendiri?',
      jawab:
        'Bergantung pada negaranya, dan aturannya dapat berubah. Untuk setiap paket kami tulis apa yang termasuk dan yang belum; bila visa kedua diperlukan, kami sampaikan sebelum Anda membayar uang muka.',
    },
    {
      tanya: 'Bolehkah sebagian keluarga memakai paket reguler?',
      jawab: `Boleh, selama masih ada kursi pada kedua keberangkatan. Bandingkan tanggalnya di [daftar paket](${page.paket}), lalu beri tahu kami supaya penerbangan berangkatnya didekatkan.`,
    },
  ]),
  ...tentang('Pembatalan', [
    {
      tanya: 'Bagaimana bila saya batal berangkat?',
      jawab:
        '{pembatalan}\n\nKetentuan yang mengikat tertulis pada surat pendaftaran Anda. Bila ada yang sakit atau berduka, hubungi kami lebih dulu; kita cari jalan keluarnya bersama.',
    },
  ]),
]

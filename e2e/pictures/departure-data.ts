import type { Page } from '@playwright/test'

/*
 * A departure of eleven people as pictures show it, in the office's sheet and on the guide's phone. It is answered in
 * place of the server: papers, visas and roll calls of a whole group are hundreds of calls, and roll calls are never
 * removed.
 */

const stamp = '2026-10-28T03:00:00.000Z'
/** The sheet of a departure that is answered here. */
export const SHEET = '/admin/manifest/keberangkatan/umrah-reguler-november'
/** The rooms of the same departure. */
export const ROOMS_PAGE = '/admin/manifest/kamar/umrah-reguler-november'
/** A link of no group: the page reads it, and its answers are these. */
export const GROUP_LINK = `/rombongan#${'rombongan'.repeat(4)}AAAAAAA`

const PAPERS = [
  'paspor',
  'pas_foto',
  'ktp',
  'kk',
  'akta_lahir',
  'buku_nikah',
  'vaksin_meningitis',
  'vaksin_polio',
  'bpjs',
]
const papers = (other: Record<string, string> = {}) => ({
  ...Object.fromEntries(PAPERS.map((jenis) => [jenis, 'diterima'])),
  ...other,
})
const bad = (kunci: string, alasan: string, batas = '2026-10-22') => ({
  kunci,
  keadaan: 'penghalang',
  alasan,
  batas,
})
const odd = (kunci: string, alasan: string, batas = '2026-10-22') => ({
  ...bad(kunci, alasan, batas),
  keadaan: 'peringatan',
})

interface Person {
  nama: string
  umur: number
  /** The booking, by its first participant. */
  keluarga: number
  jamaah?: object
  [field: string]: unknown
}
const PEOPLE: readonly Person[] = [
  { nama: 'HENDRA SAPUTRA WIJAYA', umur: 46, keluarga: 1 },
  { nama: 'SITI MARYAM AZZAHRA', umur: 43, keluarga: 1 },
  { nama: 'NAUFAL HENDRA SAPUTRA', umur: 15, keluarga: 1, jamaah: { tgl_habis: '2030-06-02' } },
  {
    nama: 'RAHMAWATI BINTI DJUNAEDI',
    umur: 71,
    keluarga: 1,
    jamaah: { tgl_habis: '2027-05-19' },
    dokumen: papers({ ktp: 'belum', kk: 'diperiksa', vaksin_meningitis: 'ditolak' }),
    syarat: [
      bad(
        'paspor',
        'Paspor habis 19 Mei 2027. Untuk berangkat 21 November 2026 harus berlaku 7 bulan, paling cepat habis 21 Juni 2027.',
      ),
      odd('meningitis', 'Vaksin meningitis menunggu diperiksa.', '2026-11-11'),
    ],
  },
  { nama: 'AGUS SALIM PRAMONO', umur: 58, keluarga: 5 },
  { nama: 'SUMIATI PRAMONO', umur: 55, keluarga: 5 },
  {
    nama: 'DEWI ANGGRAINI',
    umur: 34,
    keluarga: 7,
    status: 'sebagian',
    meningitis: '',
    visa: { ada: false, berlaku: '', akhir: '' },
    dokumen: papers({ ktp: 'belum', vaksin_meningitis: 'belum' }),
    syarat: [
      bad(
        'meningitis',
        'Vaksin meningitis belum dicatat. Suntik paling lambat 11 November 2026.',
        '2026-11-11',
      ),
      odd(
        'nama',
        'Nama di paspor hanya 2 kata, kantor kami minta 3. Tambahkan nama ayah atau kakek di halaman pengesahan paspor.',
      ),
    ],
  },
  { nama: 'NURHAYATI BINTI SULAIMAN', umur: 62, keluarga: 8 },
  { nama: 'ABDUL KARIM SULAIMAN', umur: 66, keluarga: 8 },
  {
    nama: 'BAMBANG SUTEJO HARTONO',
    umur: 51,
    keluarga: 10,
    status: 'sebagian',
    meningitis: '',
    polio: '',
    visa: { ada: false, berlaku: '', akhir: '' },
    polis: { ada: false, awal: '', akhir: '' },
    jamaah: { no_paspor: '', tgl_terbit: '', tgl_habis: '', kota_terbit: '' },
    dokumen: papers({ paspor: 'belum', ktp: 'belum', kk: 'belum', vaksin_meningitis: 'belum' }),
    syarat: [
      bad('paspor', 'Nomor paspor belum dicatat.'),
      bad('berkas_paspor', 'Paspor belum diunggah.'),
      bad(
        'meningitis',
        'Vaksin meningitis belum dicatat. Suntik paling lambat 11 November 2026.',
        '2026-11-11',
      ),
    ],
  },
  {
    nama: '',
    umur: 38,
    keluarga: 11,
    visa: { ada: false, berlaku: '', akhir: '' },
    meningitis: '',
    polio: '',
  },
]
const isWoman = (nama: string) => /^(SITI|RAHMA|SUMI|DEWI|NUR)/.test(nama)

const rows = PEOPLE.map(({ jamaah, nama, ...own }, at) => ({
  peserta_id: at + 1,
  pemesanan_id: own.keluarga,
  kode: `SFR-2026-00${String(40 + own.keluarga)}`,
  pemesan: 'Hendra Saputra',
  status: 'lunas',
  jenis: 'dewasa',
  nama,
  jamaah: nama
    ? {
        id: at + 1,
        updated_at: stamp,
        nama_paspor: nama,
        sapaan: isWoman(nama) ? 'NYONYA' : 'TUAN',
        jenis_kelamin: isWoman(nama) ? 'P' : 'L',
        tempat_lahir: 'DEPOK',
        tgl_lahir: `${2026 - own.umur}-03-12`,
        no_paspor: `C${10 + at}****${(at * 7) % 10}`,
        tgl_terbit: '2024-03-12',
        tgl_habis: '2029-03-12',
        kota_terbit: 'DEPOK',
        nik: `327****${at}`,
        kewarganegaraan: 'WNI',
        status_nikah: 'MENIKAH',
        no_hp: '0812 3456 7890',
        ...jamaah,
      }
    : null,
  visa: { ada: true, berlaku: '2026-10-26', akhir: '2027-01-24' },
  polis: { ada: true, awal: '2026-11-21', akhir: '2026-11-30' },
  meningitis: '2025-08-12',
  polio: '2025-08-12',
  paspor_sama: '',
  dokumen: papers(),
  syarat: nama ? [] : [bad('jamaah', 'Tempat ini belum diisi jamaah.')],
  ...own,
}))

const deadline = (kunci: string, hari: number, tanggal: string, selesai: number | null) => ({
  kunci,
  tanggal,
  hari,
  selesai,
  dari: selesai === null ? null : rows.length,
  beres: selesai === rows.length,
})
const LEMBAR = {
  paket: {
    id: 7,
    slug: 'umrah-reguler-november',
    nama_paket: 'Umrah Reguler November',
    tipe_paket: 'Umroh',
    berangkat: '2026-11-21',
    pulang: '2026-11-29',
    maskapai: 'Saudia',
    pemberangkatan: 'Jakarta',
    kursi: 50,
    minimum: null,
  },
  tenggat: [
    deadline('pelunasan', 45, '2026-10-07', 9),
    deadline('dokumen', 30, '2026-10-22', 7),
    deadline('manifest', 20, '2026-11-01', 9),
    deadline('visa', 14, '2026-11-07', 8),
    deadline('manasik', 7, '2026-11-14', null),
    deadline('kamar', 3, '2026-11-18', 10),
    deadline('laporan', -18, '2026-12-09', null),
  ],
  baris: rows,
}
const family = (id: number, pemesan: string, keadaan: string, kurang: [string, number][]) => ({
  pemesanan_id: id,
  kode: `SFR-2026-00${40 + id}`,
  pemesan,
  telepon: '0812 3456 7890',
  keadaan,
  kurang: kurang.map(([kunci, orang]) => ({ kunci, orang })),
})
const PENGINGAT = {
  batas: '2026-11-07',
  lengkap: 3,
  keluarga: [
    family(1, 'Hendra Saputra', 'sudah', [['paspor', 1]]),
    family(7, 'Dewi Anggraini', 'siap', [['meningitis', 1]]),
    family(10, 'Bambang Sutejo', 'siap', [
      ['paspor', 1],
      ['berkas_paspor', 1],
      ['meningitis', 1],
    ]),
  ],
}

const NEEDS = new Map([
  ['RAHMAWATI BINTI DJUNAEDI', 'Kursi roda, pendorong Pak Ridwan'],
  ['NURHAYATI BINTI SULAIMAN', 'Kursi roda saat tawaf dan sai'],
  ['AGUS SALIM PRAMONO', 'Obat disimpan dingin, tas bersama Sumiati'],
])
const named = PEOPLE.filter(({ nama }) => nama)
const ROMBONGAN = {
  paket: { nama_paket: 'Umrah Reguler November', berangkat: '2026-10-31', pulang: '2026-11-08' },
  peserta: named.map(({ nama, umur, keluarga }, at) => ({
    id: at + 1,
    nama,
    bantuan: NEEDS.get(nama) ?? '',
    umur: NEEDS.has(nama) ? umur : null,
    kamar: 'quad',
    sekamar: '',
    keluarga,
    darurat: at === 3 ? { nama: 'Lilis Nuraini', hubungan: 'Anak', telepon: '0812 0000 0004' } : null,
  })),
  keluarga: [{ id: 1, nama: 'Hendra Saputra', telepon: '0812 3456 7890' }],
  kamar: [
    { hotel: 'Taibah Nur', nomor: '511', jenis: 'double', peserta: [1, 2] },
    { hotel: 'Taibah Nur', nomor: '512', jenis: 'quad', peserta: [4, 6, 7, 8] },
    { hotel: 'Taibah Nur', nomor: '518', jenis: 'quad', peserta: [3, 5, 9, 10] },
  ],
  penerbangan: [
    {
      maskapai: 'Saudia',
      nomor: 'SV 827',
      dari: 'CGK',
      ke: 'MED',
      berangkat: '2026-10-31',
      tiba: '2026-10-31',
      transit: '',
      gerbang: '',
    },
    {
      maskapai: 'Saudia',
      nomor: 'SV 818',
      dari: 'JED',
      ke: 'CGK',
      berangkat: '2026-11-07',
      tiba: '2026-11-08',
      transit: '',
      gerbang: 'Terminal 1',
    },
  ],
  hotel: [
    { nama: 'Taibah Nur', lokasi: 'Madinah', masuk: '2026-10-31', keluar: '2026-11-03' },
    { nama: 'Anjum', lokasi: 'Makkah', masuk: '2026-11-03', keluar: '2026-11-07' },
  ],
  jadwal: [
    ['2026-10-31', 'Jakarta ke Madinah', 'Terminal 3, SV 827'],
    ['2026-11-01', 'Masjid Nabawi dan Raudhah', 'Izin Nusuk jam 20.30'],
    ['2026-11-02', 'Ziarah Quba, Uhud, kebun kurma', '07.00 bus, 16.00 kajian di lobi'],
    ['2026-11-03', 'Bir Ali, Makkah, umrah pertama', 'Koper di depan kamar 08.00'],
    ['2026-11-04', 'Ibadah di Masjidil Haram', 'Hari tenang'],
  ].map(([tanggal, nama, isi], at) => ({ hari: at + 1, tanggal, nama, isi })),
  kontak: [
    { nama: 'Ambulans', keterangan: 'Di seluruh Arab Saudi, gratis', telepon: '997' },
    { nama: 'Muthawif Madinah', keterangan: 'Ustadz Salman', telepon: '0812 0000 0021' },
    { nama: 'KJRI Jeddah', keterangan: '', telepon: '0812 0000 0023' },
  ],
  berakhir_pada: '2026-11-15T17:00:00.000Z',
  waktu_server: '2026-11-02T03:00:00.000Z',
}
const cell = (jenis: string, kunci: string, nilai: object, waktu: number) => ({
  jenis,
  kunci,
  nilai: JSON.stringify(nilai),
  waktu,
  perangkat: 'hpcontoh1',
})
const pada = Date.parse('2026-11-02T09:40:00+07:00')
const CELLS = [
  cell('perhentian', 'bus001', { nama: 'Naik bus', hari: '2026-11-02', pada, hapus: false }, 1),
  ...[1, 2, 3, 5, 8, 9, 10].map((id) => cell('hadir', `bus001.${id}`, { ada: true, pada }, id + 1)),
  cell(
    'catatan',
    'koper1',
    { jenis: 'barang', teks: 'Koper biru tertinggal di lobi', pada, selesai: false, hapus: false },
    20,
  ),
]

/** Answers for the sheet of a departure and what reminds its families. */
export async function answerSheet(page: Page): Promise<void> {
  const context = page.context()
  await context.route('**/api/keberangkatan/*/lembar', (route) => route.fulfill({ json: { data: LEMBAR } }))
  await context.route('**/api/keberangkatan/*/pengingat', (route) =>
    route.fulfill({ json: { data: PENGINGAT } }),
  )
}

const HOTELS = [
  { nama: 'Rayhan Ajyad', lokasi: 'Makkah', masuk: '2026-11-22', keluar: '2026-11-26' },
  { nama: 'Taibah Nur', lokasi: 'Madinah', masuk: '2026-11-26', keluar: '2026-11-29' },
]
const SIZES = { quad: 4, triple: 3, double: 2 }
/** A room with people by their place in the list; the first of them is pinned where it says so. */
const room = (tipe: keyof typeof SIZES, no: string, jenis: string, people: number[], more: object = {}) => ({
  id: `k${no}`,
  tipe,
  kapasitas: SIZES[tipe],
  kasur_lain: 0,
  terisi: people.length,
  kosong: SIZES[tipe] - people.length,
  jenis,
  dikunci: false,
  catatan: '',
  nomor: HOTELS.map(({ nama }, at) => ({ hotel: nama, no: at === 0 ? no : `5${no.slice(1)}` })),
  penghuni: people.map((peserta_id) => ({ peserta_id, disematkan: false })),
  bentrok: [],
  lebih: [],
  ...more,
})
const CAMPUR = 'NAUFAL HENDRA SAPUTRA dan NURHAYATI BINTI SULAIMAN bukan suami istri atau mahram.'
const DOUBLES = [1, 2]
const TRIPLES = [3, 8]
const ROOMS = {
  paket: {
    id: 1,
    slug: 'umrah-reguler-november',
    nama_paket: 'Umrah Reguler November',
    tanggal_keberangkatan: '2026-11-21',
    pulang: '2026-11-29',
  },
  versi: 4,
  pada: stamp,
  oleh: 'Nadia',
  hotel: HOTELS,
  kamar: [
    room('double', '204', 'keluarga', DOUBLES, { dikunci: true }),
    room('triple', '206', 'keluarga', TRIPLES, {
      bentrok: [{ jenis: 'campur', peserta: TRIPLES, kalimat: CAMPUR }],
    }),
    room('quad', '208', 'L', [5, 9, 10], { catatan: 'Satu kasur pembimbing', kasur_lain: 1, kosong: 0 }),
    room('quad', '211', 'P', [4, 6]),
  ],
  tanpa_kamar: [
    { peserta_id: 7, nama: 'DEWI ANGGRAINI', alasan: 'Belum diberi kamar.' },
    { peserta_id: 11, nama: 'Tempat kosong di SFR-2026-0051', alasan: 'Lengkapi jenis kelamin.' },
  ],
  jumlah: {
    orang: 11,
    dapat: 9,
    kamar: 4,
    kasur: 13,
    kosong: 3,
    bentrok: 1,
    tipe: { quad: 2, triple: 1, double: 1 },
  },
  orang: PEOPLE.map(({ nama, umur, keluarga }, at) => ({
    peserta_id: at + 1,
    jamaah_id: nama ? at + 1 : null,
    nama: nama || 'Tempat kosong di SFR-2026-0051',
    pemesanan: { id: keluarga, kode: `SFR-2026-00${String(40 + keluarga)}` },
    keluarga,
    jenis: 'dewasa',
    kelamin: nama ? (isWoman(nama) ? 'P' : 'L') : '',
    umur,
    tipe: DOUBLES.includes(at + 1) ? 'double' : TRIPLES.includes(at + 1) ? 'triple' : 'quad',
    tanpa_kasur: false,
    kamar_sendiri: false,
    teman_sekamar: nama.startsWith('DEWI') ? 'Bu Sumiati' : '',
    bantuan: nama.startsWith('RAHMA'),
  })),
  kerabat: [
    { a: 1, b: 2, jenis: 'suami_istri' },
    { a: 5, b: 6, jenis: 'suami_istri' },
  ],
  permintaan: [{ jenis: 'bersama', peserta: [4, 6] }],
}

/** Answers for the rooms of the departure. */
export async function answerRooms(page: Page): Promise<void> {
  await page
    .context()
    .route('**/api/keberangkatan/*/kamar', (route) => route.fulfill({ json: { data: ROOMS } }))
}

/** Answers for the guide's phone. */
export async function answerGroup(page: Page): Promise<void> {
  await page.context().route('**/api/rombongan', (route, request) => {
    const { waktu_server } = ROMBONGAN
    const data = request.method() === 'GET' ? ROMBONGAN : { sel: CELLS, sampai: CELLS.length, waktu_server }
    return route.fulfill({ json: { data } })
  })
}

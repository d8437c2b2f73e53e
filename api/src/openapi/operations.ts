import { IDEMPOTENCY_HEADER } from '@safar/shared/idempotency'

/** Names of the schemas in `components`. */
export type SchemaName =
  | 'Paket'
  | 'PaketRingkas'
  | 'PaketInput'
  | 'PaketUpdate'
  | 'UbahKursi'
  | 'Riwayat'
  | 'RiwayatLengkap'
  | 'Sampah'
  | 'Login'
  | 'Session'
  | 'User'
  | 'Profil'
  | 'GantiPassword'
  | 'Pendaftaran'
  | 'PendaftaranSaya'
  | 'PendaftaranInput'
  | 'PendaftaranUpdate'
  | 'PendaftaranAnswer'
  | 'PendaftaranJumlah'
  | 'Publikasi'
  | 'Rilis'
  | 'BuildLog'
  | 'Error'

type Answer =
  | { data: SchemaName; message?: true }
  | { list: SchemaName; total?: true }
  | { whole: SchemaName }
  | { message: true }
  | { image_name: true }
  | { status: true }
  | 'empty'
  | 'html'

type Body =
  | { json: SchemaName; alsoForm?: 'multipart/form-data' | 'application/x-www-form-urlencoded' }
  | { image: true }

export interface Operation {
  method: 'get' | 'post' | 'patch' | 'delete'
  path: string
  tag: 'session' | 'paket' | 'riwayat' | 'gambar' | 'pendaftaran' | 'publikasi' | 'server'
  summary: string
  who: 'all' | 'signed' | 'admin'
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Body
  answers: Record<number, Answer>
  /** Statuses beside those that follow from `who`. */
  errors?: number[]
}

/** What a parameter in a path means. */
export const PATH_PARAMETERS: Record<string, string> = {
  id: 'Slug or id of a package; id of any other record.',
  riwayat: 'Id of a revision.',
  name: 'Name as `POST /api/upload-image` gave it, or with `.w480` or `.w960` before `.webp`.',
}

const ONCE = {
  [IDEMPOTENCY_HEADER]:
    'Names this sending (1 to 128 letters, digits or `-_.:~`): within a day the same body under the same key gets the first answer again, another body gets 422.',
}

const PAGING = { page: 'From 1.', per_page: '1 to 100.' }

/** Every call of the API; a test holds this list against the routes themselves. */
export const OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: '/api/auth/login',
    tag: 'session',
    summary:
      'Sign in. Ten failed tries a minute at one account from one network, or a hundred from one network at any, then 429; after twenty at one account from all networks each new network waits longer between two. An IPv6 /64 is one network.',
    who: 'all',
    body: { json: 'Login', alsoForm: 'multipart/form-data' },
    answers: { 200: { whole: 'Session' } },
    errors: [401, 413, 422, 429],
  },
  {
    method: 'post',
    path: '/api/auth/logout',
    tag: 'session',
    summary: 'End the token.',
    who: 'signed',
    answers: { 200: { message: true } },
  },
  {
    method: 'get',
    path: '/api/auth/me',
    tag: 'session',
    summary: 'Who is signed in.',
    who: 'signed',
    answers: { 200: { data: 'User' } },
  },
  {
    method: 'post',
    path: '/api/auth/me',
    tag: 'session',
    summary: 'Change the own name.',
    who: 'signed',
    body: { json: 'Profil' },
    answers: { 200: { data: 'User' } },
    errors: [422],
  },
  {
    method: 'post',
    path: '/api/auth/password',
    tag: 'session',
    summary: 'Change the own password. Every older token ends; the answer holds a new one.',
    who: 'signed',
    body: { json: 'GantiPassword' },
    answers: { 200: { whole: 'Session' } },
    errors: [422, 429],
  },
  {
    method: 'get',
    path: '/api/paket',
    tag: 'paket',
    summary: 'Packages: open departures soonest first, then full ones, then departed ones, newest first.',
    who: 'all',
    query: {
      jenis: 'Type, in any case: `umroh`, `haji`, `overseas`.',
      q: 'Words in name, type, duration, airline or place of departure, or an id.',
      sort: 'A field such as `nama_paket`, or `-nama_paket` for the other way around.',
      ringkas: '`1` leaves out `deskripsi` and the nested lists.',
      ...PAGING,
    },
    answers: { 200: { list: 'Paket', total: true } },
    errors: [422],
  },
  {
    method: 'get',
    path: '/api/paket/{id}',
    tag: 'paket',
    summary: 'One package.',
    who: 'all',
    answers: { 200: { data: 'Paket' } },
    errors: [404],
  },
  {
    method: 'post',
    path: '/api/paket',
    tag: 'paket',
    summary: 'Add a package. The slug is made from its name.',
    who: 'admin',
    headers: ONCE,
    body: { json: 'PaketInput' },
    answers: { 201: { data: 'Paket' } },
    errors: [413, 422, 507],
  },
  {
    method: 'post',
    path: '/api/paket/{id}',
    tag: 'paket',
    summary:
      'Change what is sent and keep the rest. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored package. With `ubah_kursi` instead of `sisa_pax`, seats are changed by so much, and a copy that is stale by seats alone is taken.',
    who: 'admin',
    body: { json: 'PaketUpdate' },
    answers: { 200: { data: 'Paket' } },
    errors: [404, 409, 413, 422, 507],
  },
  {
    method: 'post',
    path: '/api/paket/{id}/kursi',
    tag: 'paket',
    summary:
      'Change `sisa_pax` by so much at once: of two at the same time both count. Below 0 or above the total gets 409, which carries the package as it stands.',
    who: 'admin',
    body: { json: 'UbahKursi' },
    answers: { 200: { data: 'Paket' } },
    errors: [404, 409, 422, 507],
  },
  {
    method: 'delete',
    path: '/api/paket/{id}',
    tag: 'paket',
    summary: 'Move a package to the trash, where it stays 30 days.',
    who: 'admin',
    answers: { 200: { message: true } },
    errors: [404],
  },
  {
    method: 'get',
    path: '/api/paket/{id}/riwayat',
    tag: 'riwayat',
    summary: 'Revisions of a package, newest first: who did what when, with the account behind the name.',
    who: 'admin',
    query: PAGING,
    answers: { 200: { list: 'Riwayat', total: true } },
    errors: [404, 422],
  },
  {
    method: 'get',
    path: '/api/paket/{id}/riwayat/{riwayat}',
    tag: 'riwayat',
    summary: 'One revision with the package as it was.',
    who: 'admin',
    answers: { 200: { data: 'RiwayatLengkap' } },
    errors: [404],
  },
  {
    method: 'post',
    path: '/api/paket/{id}/riwayat/{riwayat}/pulihkan',
    tag: 'riwayat',
    summary:
      'Make a package what it was in a revision, but for its seats, which stay as they are; `message` says so where they differ.',
    who: 'admin',
    answers: { 200: { data: 'Paket', message: true } },
    errors: [404, 507],
  },
  {
    method: 'get',
    path: '/api/sampah',
    tag: 'riwayat',
    summary: 'The trash, last deleted first.',
    who: 'admin',
    answers: { 200: { list: 'Sampah' } },
  },
  {
    method: 'post',
    path: '/api/sampah/{id}/pulihkan',
    tag: 'riwayat',
    summary:
      'Bring a package back by its id: same id, same slug unless another package has it by now. `message` says how many seats it has.',
    who: 'admin',
    answers: { 200: { data: 'Paket', message: true } },
    errors: [404, 507],
  },
  {
    method: 'post',
    path: '/api/upload-image',
    tag: 'gambar',
    summary: 'Store a picture: JPEG, PNG or WebP, up to 10 MB and 50 megapixels.',
    who: 'admin',
    body: { image: true },
    answers: { 201: { image_name: true } },
    errors: [413, 415, 422, 507],
  },
  {
    method: 'post',
    path: '/api/pendaftaran',
    tag: 'pendaftaran',
    summary:
      'Register, with a phone number or a mail: one of them is enough. A plain form is answered with a page: what was kept, or what to mend.',
    who: 'all',
    headers: ONCE,
    body: { json: 'PendaftaranInput', alsoForm: 'application/x-www-form-urlencoded' },
    answers: { 201: { whole: 'PendaftaranAnswer' } },
    errors: [413, 422, 429, 507],
  },
  {
    method: 'get',
    path: '/api/pendaftaran/formulir',
    tag: 'pendaftaran',
    summary: 'The form as a page that needs no script.',
    who: 'all',
    query: { paket: 'Slug of the package to register for.' },
    answers: { 200: 'html' },
  },
  {
    method: 'get',
    path: '/api/pendaftaran',
    tag: 'pendaftaran',
    summary: 'Registrations, newest first; 20 of them unless `per_page` says more.',
    who: 'admin',
    query: {
      status: 'Only those of one status.',
      q: 'Words in code, name, mail, phone (in any form), package or notes.',
      sebelum: 'Only those before the one of this id: pages that stay while people register.',
      ...PAGING,
    },
    answers: { 200: { list: 'Pendaftaran', total: true } },
    errors: [422],
  },
  {
    method: 'get',
    path: '/api/pendaftaran/jumlah',
    tag: 'pendaftaran',
    summary:
      'How many there are of each status, and when any last changed. With `If-None-Match` 304 where nothing has.',
    who: 'admin',
    answers: { 200: { data: 'PendaftaranJumlah' }, 304: 'empty' },
  },
  {
    method: 'get',
    path: '/api/pendaftaran/saya',
    tag: 'pendaftaran',
    summary: "Registrations under the signed-in account's own mail.",
    who: 'signed',
    answers: { 200: { list: 'PendaftaranSaya' } },
  },
  {
    method: 'post',
    path: '/api/pendaftaran/saya/tarik-pemasaran',
    tag: 'pendaftaran',
    summary: 'Withdraw the own consent to promotion. What was given, and when, stays beside the withdrawal.',
    who: 'signed',
    answers: { 200: { list: 'PendaftaranSaya' } },
  },
  {
    method: 'patch',
    path: '/api/pendaftaran/{id}',
    tag: 'pendaftaran',
    summary:
      'Status, notes, corrections; `setuju_pemasaran: false` records that consent to promotion was withdrawn, for everything under the same mail or number. With `updated_at` of the edited copy a stale one gets 409, which names both times and carries the stored registration.',
    who: 'admin',
    body: { json: 'PendaftaranUpdate' },
    answers: { 200: { data: 'Pendaftaran' } },
    errors: [404, 409, 422],
  },
  {
    method: 'delete',
    path: '/api/pendaftaran/{id}',
    tag: 'pendaftaran',
    summary: 'Erase a registration for good.',
    who: 'admin',
    answers: { 200: { message: true } },
    errors: [404],
  },
  {
    method: 'get',
    path: '/api/publikasi',
    tag: 'publikasi',
    summary: 'How publishing stands.',
    who: 'admin',
    answers: { 200: { data: 'Publikasi' } },
  },
  {
    method: 'post',
    path: '/api/publikasi',
    tag: 'publikasi',
    summary: 'Ask for a rebuild.',
    who: 'admin',
    answers: { 202: { data: 'Publikasi' } },
  },
  {
    method: 'post',
    path: '/api/publikasi/jam',
    tag: 'publikasi',
    summary:
      "Say that the server's clock is right, when `jam` of the status asks so: what is deleted by its age goes on.",
    who: 'admin',
    answers: { 200: { data: 'Publikasi' } },
  },
  {
    method: 'get',
    path: '/api/publikasi/rilis',
    tag: 'publikasi',
    summary:
      'The releases that are kept to go back to, newest first, each with what it brought and who did that: all of the last seven days, and twenty at least.',
    who: 'admin',
    query: { page: 'From 1.', per_page: '1 to 100, which is what comes without it.' },
    answers: { 200: { list: 'Rilis', total: true } },
    errors: [422],
  },
  {
    method: 'post',
    path: '/api/publikasi/rilis/{id}',
    tag: 'publikasi',
    summary: 'Serve a kept release again, until the next change.',
    who: 'admin',
    answers: { 200: { data: 'Publikasi' } },
    errors: [404],
  },
  {
    method: 'get',
    path: '/api/publikasi/log',
    tag: 'publikasi',
    summary: 'What the last build wrote.',
    who: 'admin',
    answers: { 200: { data: 'BuildLog' } },
  },
  {
    method: 'get',
    path: '/api/health',
    tag: 'server',
    summary: 'Whether the site can be served.',
    who: 'all',
    answers: { 200: { status: true } },
    errors: [503],
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    tag: 'server',
    summary: 'This document.',
    who: 'all',
    answers: { 200: 'empty' },
  },
  {
    method: 'get',
    path: '/api/docs',
    tag: 'server',
    summary: 'This document as a page.',
    who: 'all',
    answers: { 200: 'html' },
  },
]

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Agency, agencyChatUrl } from '@safar/shared/agency'
import {
  PENDAFTARAN_ALASAN,
  PENDAFTARAN_HONEYPOT,
  PENDAFTARAN_LIMITS,
  PERSETUJUAN,
  PILIHAN_KOSONG,
  PILIHAN_PAKET,
} from '@safar/shared/pendaftaran/schema'
import { escapeHtml } from '../plugins/html.ts'

/*
 * The registration form as a page of the server's own, for whoever sent it without scripts and has something to mend: what
 * was filled in is still there, and each message stands at its field.
 */

const require = createRequire(import.meta.url)
/** The site's own colours and sizes; its typeface would be a request, and the reader's own serves. */
const STYLE = [require.resolve('@safar/shared/tokens.css'), join(import.meta.dirname, 'form-page.css')]
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

/** The page brings one style of its own, known by its hash, and no script. */
export const FORM_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface FieldOptions {
  type?: string
  autocomplete?: string
  max: number
  required?: boolean
  rows?: number
}

interface FormPage {
  agency: Agency
  /** Origin of the site, or nothing where it is the page's own. */
  site: string
  values: Record<string, string>
  errors: Record<string, string[]>
  /** Stands alone where no field is at fault. */
  message: string
}

/** The form, refilled, with its errors. */
export function formPage({ agency, site, values, errors, message }: FormPage): string {
  const value = (name: string) => escapeHtml(values[name] ?? '')
  const messageOf = (name: string) => {
    const text = errors[name]?.join('. ')
    return text ? `<p class="pesan" id="${name}-pesan">${escapeHtml(text)}</p>` : ''
  }
  const aria = (name: string) => (errors[name] ? ` aria-invalid="true" aria-describedby="${name}-pesan"` : '')
  const field = (name: string, label: string, options: FieldOptions) => {
    const { type = 'text', autocomplete, max, required, rows } = options
    const common = `id="${name}" name="${name}" maxlength="${max}"${required ? ' required' : ''}${
      autocomplete ? ` autocomplete="${autocomplete}"` : ''
    }${aria(name)}`
    const control = rows
      ? `<textarea ${common} rows="${rows}">${value(name)}</textarea>`
      : `<input ${common} type="${type}" value="${value(name)}">`
    return wrapped(name, label, control, !required)
  }
  const wrapped = (name: string, label: string, control: string, optional = false) =>
    `<div><label for="${name}">${label}${optional ? ' <span>(boleh dikosongkan)</span>' : ''}</label>${control}${messageOf(name)}</div>`
  const checkbox = (name: string, label: string, required: boolean) =>
    `<div class="centang"><label for="${name}"><input type="checkbox" id="${name}" name="${name}" value="1"${
      values[name] ? ' checked' : ''
    }${required ? ' required' : ''}${aria(name)}><span>${escapeHtml(label)}</span></label>${messageOf(name)}</div>`

  const chosen = values.paket ?? ''
  const choices = ['', ...PILIHAN_PAKET, ...(isKnownChoice(chosen) ? [] : [chosen])]
  const options = choices
    .map((choice) => {
      const selected = choice === chosen ? ' selected' : ''
      return `<option value="${escapeHtml(choice)}"${selected}>${escapeHtml(choice || PILIHAN_KOSONG)}</option>`
    })
    .join('')
  const L = PENDAFTARAN_LIMITS
  const links = Object.entries(errors)
    .map(([name, texts]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(texts.join('. '))}</a></li>`)
    .join('')

  const brand = escapeHtml(agency.brand)
  const home = escapeHtml(`${site}/`)

  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pendaftaran belum terkirim | ${brand}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${home}">${brand}</a></header>
<main>
<h1>Pendaftaran Calon Jamaah</h1>
<section class="galat" role="alert" aria-labelledby="galat">
<h2 id="galat">Pendaftaran belum terkirim</h2>
<p>${escapeHtml(message)}</p>${links ? `\n<ul>${links}</ul>` : ''}
</section>
<form method="post" action="/api/pendaftaran" novalidate>
${field('nama', 'Nama', { max: L.nama, required: true, autocomplete: 'name' })}
${field('email', 'Email', { max: L.email, required: true, type: 'email', autocomplete: 'email' })}
${wrapped('paket', 'Paket', `<select id="paket" name="paket"${aria('paket')}>${options}</select>`)}
${field('telepon', 'Telepon', { max: L.telepon, type: 'tel', autocomplete: 'tel' })}
${field('jumlah_pax', 'Jumlah orang', { max: 3, type: 'text' })}
${field('catatan', 'Catatan', { max: L.catatan, rows: 4 })}
<div class="perangkap" aria-hidden="true"><label for="${PENDAFTARAN_HONEYPOT}">Jangan diisi</label><input id="${PENDAFTARAN_HONEYPOT}" name="${PENDAFTARAN_HONEYPOT}" tabindex="-1" autocomplete="off"></div>
<p class="alasan">${PENDAFTARAN_ALASAN} <a href="${home}privasi">Kebijakan Privasi</a></p>
${checkbox('setuju', PERSETUJUAN.teks, true)}
${checkbox('setuju_pemasaran', PERSETUJUAN.pemasaran, false)}
<button class="btn" type="submit">Kirim Pendaftaran</button>
</form>
<a class="btn btn--line" href="${escapeHtml(agencyChatUrl(agency))}">Tanya dulu lewat WhatsApp</a>
</main>
</body>
</html>
`
}

function isKnownChoice(choice: string): boolean {
  return choice === '' || choice === PILIHAN_KOSONG || PILIHAN_PAKET.some((known) => known === choice)
}

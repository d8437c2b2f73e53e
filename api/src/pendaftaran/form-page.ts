import { createHash } from 'node:crypto'
import {
  PENDAFTARAN_HONEYPOT,
  PENDAFTARAN_LIMITS,
  PERSETUJUAN,
  PILIHAN_KOSONG,
  PILIHAN_PAKET,
} from '@safar/shared/pendaftaran/schema'
import { WARNA } from '@safar/shared/warna'
import { escapeHtml } from '../plugins/html.ts'

/*
 * The registration form as a page of the server's own, for whoever sent it without scripts and has something to mend: what
 * was filled in is still there, and each message stands at its field.
 */

const STYLE = `
body{font:1rem/1.6 system-ui,sans-serif;color:${WARNA.ink};background:${WARNA.ivory};margin:0}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2}
label{display:block;font-weight:600;margin-top:1.25rem}
input,select,textarea{font:inherit;width:100%;box-sizing:border-box;padding:.6rem .75rem;border:1px solid ${WARNA.field};border-radius:.5rem;background:${WARNA.white};color:inherit}
input[type=checkbox]{width:1.5rem;height:1.5rem;margin:0;flex:none}
.pilihan{display:flex;gap:.75rem;align-items:start;font-weight:400}
.galat{border:2px solid ${WARNA.red};border-radius:.5rem;padding:.25rem 1rem 1rem;background:${WARNA.white}}
.pesan{color:${WARNA.red};margin:.25rem 0 0}
.perangkap{position:absolute;left:-100rem}
a{color:${WARNA.e700}}
button{font:inherit;font-weight:600;margin-top:1.5rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:${WARNA.e700};color:${WARNA.white};min-height:2.75rem}
:focus-visible{outline:3px solid ${WARNA['gold-ink']};outline-offset:2px}
`

/** The page brings one style of its own, known by its hash, and no script. */
export const FORM_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

interface FieldOptions {
  type?: string
  autocomplete?: string
  max: number
  required?: boolean
  rows?: number
}

/** The form, refilled, with its errors; `message` stands alone where no field is at fault. */
export function formPage(
  brand: string,
  values: Record<string, string>,
  errors: Record<string, string[]>,
  message: string,
): string {
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
    return `<label for="${name}">${label}</label>${control}${messageOf(name)}`
  }
  const checkbox = (name: string, label: string, required: boolean) =>
    `<label class="pilihan" for="${name}"><input type="checkbox" id="${name}" name="${name}" value="1"${
      values[name] ? ' checked' : ''
    }${required ? ' required' : ''}${aria(name)}><span>${escapeHtml(label)}</span></label>${messageOf(name)}`

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

  return `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Daftar | ${escapeHtml(brand)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Pendaftaran Calon Jamaah</h1>
<section class="galat" role="alert" aria-labelledby="galat">
<h2 id="galat">Pendaftaran belum terkirim</h2>
<p>${escapeHtml(message)}</p>${links ? `\n<ul>${links}</ul>` : ''}
</section>
<form method="post" action="/api/pendaftaran" novalidate>
${field('nama', 'Nama', { max: L.nama, required: true, autocomplete: 'name' })}
${field('email', 'Email', { max: L.email, required: true, type: 'email', autocomplete: 'email' })}
<label for="paket">Paket</label><select id="paket" name="paket"${aria('paket')}>${options}</select>${messageOf('paket')}
${field('telepon', 'Nomor telepon (boleh dikosongkan)', { max: L.telepon, type: 'tel', autocomplete: 'tel' })}
${field('jumlah_pax', 'Jumlah jamaah (boleh dikosongkan)', { max: 3, type: 'text' })}
${field('catatan', 'Catatan (boleh dikosongkan)', { max: L.catatan, rows: 4 })}
<div class="perangkap" aria-hidden="true"><label for="${PENDAFTARAN_HONEYPOT}">Jangan diisi</label><input id="${PENDAFTARAN_HONEYPOT}" name="${PENDAFTARAN_HONEYPOT}" tabindex="-1" autocomplete="off"></div>
${checkbox('setuju', PERSETUJUAN.teks, true)}
${checkbox('setuju_pemasaran', PERSETUJUAN.pemasaran, false)}
<button type="submit">Kirim pendaftaran</button>
</form>
<p><a href="/">Kembali ke beranda</a></p>
</main>
</body>
</html>
`
}

function isKnownChoice(choice: string): boolean {
  return choice === '' || choice === PILIHAN_KOSONG || PILIHAN_PAKET.some((known) => known === choice)
}

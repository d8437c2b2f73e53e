import * as page from '@safar/shared/address/page'
import { agencyChatUrl } from '@safar/shared/agency'
import { kamarDitawarkan } from '@safar/shared/paket/kamar'
import { paketState } from '@safar/shared/paket/rules'
import { pilihanNama } from '@safar/shared/pendaftaran/formulir'
import {
  BOLEH_KOSONG,
  FORMULIR,
  FORMULIR_JUDUL,
  FORMULIR_KIRIM,
  FORMULIR_TANYA,
  ISIAN,
  type IsianName,
  kamarPilihan,
  PENDAFTARAN_ALASAN,
  PENDAFTARAN_HONEYPOT,
  PENDAFTARAN_KUNCI,
  PERSETUJUAN,
  PILIHAN_KOSONG,
  PILIHAN_PAKET,
  type Pilihan,
  paketPilihan,
} from '@safar/shared/pendaftaran/isian'
import { PAKET_TIDAK_ADA, pilihanKeterangan } from '@safar/shared/pendaftaran/keterangan'
import { escapeHtml } from '../plugins/html.ts'
import { type HalamanContext, halaman } from './halaman.ts'
import type { PaketPilihan } from './paket-pilihan.ts'

/*
 * The registration form as a page of the server's own, for whoever has no scripts: it takes a package along from its page, and
 * comes back with what was filled in and a message at each field that needs mending.
 */

export interface FormPage extends HalamanContext {
  values: Record<string, string>
  /** What went wrong; null for a form that nobody has sent yet. */
  failure: { message: string; errors: Record<string, string[]> } | null
  /** The package among the values, where there is one. */
  paket: PaketPilihan | null
  /** Names this sending. */
  kunci: string
  /** The day in Jakarta, `YYYY-MM-DD`. */
  today: string
}

export function formPage({ values, failure, paket, kunci, today, ...context }: FormPage): string {
  const errors = failure?.errors ?? {}
  const kamar = paket && paketState(paket, today) === 'terbuka' ? kamarDitawarkan(paket) : []
  const choices: Partial<Record<IsianName, Pilihan[]>> = {
    paket: paketPilihan(ownChoice(values.paket ?? '', paket)),
    ...(kamar.length > 0 && { kamar: kamarPilihan(kamar) }),
  }
  const messageOf = (name: string) => {
    const text = errors[name]?.join('. ')
    return text ? `<p class="pesan" id="${name}-pesan">${escapeHtml(text)}</p>` : ''
  }
  /** `hints` are the ids of what is said of the field. */
  const aria = (name: string, hints: readonly string[] = []) => {
    const described = [errors[name] && `${name}-pesan`, ...hints].filter(Boolean).join(' ')
    return `${errors[name] ? ' aria-invalid="true"' : ''}${described && ` aria-describedby="${described}"`}`
  }
  const hintText = (id: string, hint: string) =>
    `<p class="petunjuk" id="${id}-petunjuk">${escapeHtml(hint)}</p>`
  const field = (name: IsianName, rowHint: readonly string[]) => {
    const { label, optional, required, rows, type = 'text', autocomplete, inputmode } = ISIAN[name]
    const list = choices[name]
    if (name === 'kamar' && !list) return ''
    const hint = (name === 'paket' ? paketHint(values.paket ?? '', paket, today) : ISIAN[name].hint) ?? ''
    const value = values[name] ?? ''
    const common = `id="${name}" name="${name}"${required ? ' required' : ''}${
      autocomplete ? ` autocomplete="${autocomplete}"` : ''
    }${inputmode ? ` inputmode="${inputmode}"` : ''}${aria(name, hint ? [`${name}-petunjuk`, ...rowHint] : rowHint)}`
    const control = list
      ? `<select ${common}>${list.map((choice) => option(choice, value)).join('')}</select>`
      : rows
        ? `<textarea ${common} rows="${rows}">${escapeHtml(value)}</textarea>`
        : `<input ${common} type="${type}" value="${escapeHtml(value)}">`
    const beside = optional ? ` <span>${BOLEH_KOSONG}</span>` : ''
    return `<div><label for="${name}">${label}${beside}</label>${control}${messageOf(name)}${hint && hintText(name, hint)}</div>`
  }
  const row = ({ fields, hint }: (typeof FORMULIR)[number]) => {
    const id = fields.join('-')
    const controls = fields.map((name) => field(name, hint ? [`${id}-petunjuk`] : []))
    return [...controls, hint && hintText(id, hint)].filter(Boolean).join('\n')
  }
  const checkbox = (name: string, label: string, required: boolean) =>
    `<div class="centang"><label for="${name}"><input type="checkbox" id="${name}" name="${name}" value="1"${
      values[name] ? ' checked' : ''
    }${required ? ' required' : ''}${aria(name)}><span>${escapeHtml(label)}</span></label>${messageOf(name)}</div>`

  const trap = PENDAFTARAN_HONEYPOT
  const { agency, site } = context
  const title = failure ? 'Pendaftaran belum terkirim' : 'Daftar'

  return halaman(
    context,
    title,
    `<h1>${FORMULIR_JUDUL}</h1>
${failure ? failureSection(failure) : ''}
<form method="post" action="/api/pendaftaran" novalidate>
${FORMULIR.map(row).join('\n')}
<div class="perangkap" aria-hidden="true"><label for="${trap}">Situs web</label><input id="${trap}" name="${trap}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="${PENDAFTARAN_KUNCI}" value="${escapeHtml(kunci)}">
<p class="alasan">${PENDAFTARAN_ALASAN} <a href="${escapeHtml(`${site}${page.privasi}`)}">Kebijakan Privasi</a></p>
${checkbox('setuju', PERSETUJUAN.teks, true)}
${checkbox('setuju_pemasaran', PERSETUJUAN.pemasaran, false)}
<button class="btn" type="submit">${FORMULIR_KIRIM}</button>
</form>
<a class="btn btn--line" href="${escapeHtml(agencyChatUrl(agency))}">${FORMULIR_TANYA}</a>`,
  )
}

function failureSection({ message, errors }: NonNullable<FormPage['failure']>): string {
  const links = Object.entries(errors)
    .map(([name, texts]) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(texts.join('. '))}</a></li>`)
    .join('')
  return `<section class="galat" role="alert" aria-labelledby="galat">
<h2 id="galat">Pendaftaran belum terkirim</h2>
<p>${escapeHtml(message)}</p>${links ? `\n<ul>${links}</ul>` : ''}
</section>`
}

function option({ value, label }: Pilihan, chosen: string): string {
  return `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`
}

/** What came along besides the fixed choices: a package on sale, or a choice by its name. */
function ownChoice(chosen: string, paket: PaketPilihan | null): Pilihan | null {
  if (paket) return { value: paket.slug, label: paket.nama_paket }
  return isKnownChoice(chosen) ? null : { value: chosen, label: pilihanNama(chosen) }
}

function paketHint(chosen: string, paket: PaketPilihan | null, today: string): string {
  if (paket) return pilihanKeterangan(paket, today)
  // A programme that is no package of its own comes by its name: what looks like an address is one that leads nowhere.
  return isKnownChoice(chosen) || pilihanNama(chosen) === chosen ? '' : PAKET_TIDAK_ADA
}

function isKnownChoice(choice: string): boolean {
  return choice === '' || choice === PILIHAN_KOSONG || PILIHAN_PAKET.some((known) => known === choice)
}

import { kamarDitawarkan } from '@safar/shared/content/paket/kamar'
import type { Dibayar } from '@safar/shared/content/paket/payment-terms'
import { paketState } from '@safar/shared/content/paket/rules'
import { BERANGKAT_CHOICES, petunjukIsian } from '@safar/shared/people/pendaftaran/berangkat'
import { choiceHint, PAKET_UNKNOWN } from '@safar/shared/people/pendaftaran/choice-hint'
import { choiceName } from '@safar/shared/people/pendaftaran/form-address'
import {
  type Choice,
  FIXED_CHOICES,
  FORM_ASK_FIRST,
  FORM_FIELDS,
  FORM_STEPS,
  FORM_SUBMIT,
  FORM_TITLE,
  type FormFieldName,
  type FormRow,
  type FormStep,
  kamarChoices,
  langkahKe,
  MAY_BE_EMPTY,
  NO_CHOICE,
  PENDAFTARAN_HONEYPOT,
  PENDAFTARAN_KEY_FIELD,
  PENDAFTARAN_REASON,
  paketChoices,
} from '@safar/shared/people/pendaftaran/form-fields'
import { TUNGGU_MASUK, tungguPath } from '@safar/shared/people/pendaftaran/tunggu'
import * as page from '@safar/shared/platform/address/page'
import { agencyChatUrl, calculationRules } from '@safar/shared/settings/agency'
import { escapeHtml } from '../../platform/http/html.ts'
import type { HalamanContext } from '../../settings/halaman/halaman.ts'
import { DAFTAR } from './daftar-page.ts'
import type { PaketChoice } from './paket-choice.ts'
import { isPenuh } from './receipt.ts'

/*
 * The registration form as a page of the server's own, for browsers without scripts: it takes a package along from its
 * page, and comes back with what was filled in and a message at each field that needs mending.
 */

export interface FormPage extends HalamanContext {
  values: Record<string, string>
  /** The error; null for a form that was not sent yet. */
  failure: { message: string; errors: Record<string, string[]> } | null
  /** The package among the values, where there is one. */
  paket: PaketChoice | null
  /** Names this sending. */
  kunci: string
  /** The day in Jakarta, `YYYY-MM-DD`. */
  today: string
}

export function formPage({ values, failure, paket, kunci, today, ...context }: FormPage): string {
  const errors = failure?.errors ?? {}
  const kamar = paket && paketState(paket, today) === 'terbuka' ? kamarDitawarkan(paket) : []
  const choices: Partial<Record<FormFieldName, Choice[]>> = {
    ikut: [...BERANGKAT_CHOICES.ikut],
    kursi_roda: [...BERANGKAT_CHOICES.kursi_roda],
    paket: paketChoices(ownChoice(values.paket ?? '', paket)),
    ...(kamar.length > 0 && { kamar: kamarChoices(kamar) }),
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
  const hintText = (id: string, hint: string, more = '') =>
    `<p class="petunjuk" id="${id}-petunjuk">${escapeHtml(hint)}${more}</p>`
  const tunggu = isPenuh(paket, today)
    ? ` <a href="${escapeHtml(`${context.site}${tungguPath(paket?.slug ?? '')}`)}">${TUNGGU_MASUK}</a>`
    : ''
  const field = (name: FormFieldName, rowHint: readonly string[]) => {
    const { label, optional, required, rows, type = 'text', autocomplete, inputmode } = FORM_FIELDS[name]
    const list = choices[name]
    if (name === 'kamar' && !list) return ''
    const hint =
      name === 'paket'
        ? paketHint(
            values.paket ?? '',
            paket && { ...paket, aturan: calculationRules(context.agency) },
            today,
          )
        : petunjukIsian(name, paket?.tidak_termasuk ?? [])
    const value = values[name] ?? ''
    const common = `id="${name}" name="${name}"${required ? ' required' : ''}${
      autocomplete ? ` autocomplete="${autocomplete}"` : ''
    }${inputmode ? ` inputmode="${inputmode}"` : ''}${aria(name, hint ? [`${name}-petunjuk`, ...rowHint] : rowHint)}`
    const control = list
      ? `<select ${common}>${list.map((choice) => option(choice, value)).join('')}</select>`
      : rows
        ? `<textarea ${common} rows="${rows}">${escapeHtml(value)}</textarea>`
        : `<input ${common} type="${type}" value="${escapeHtml(value)}">`
    const beside = optional ? ` <span>${MAY_BE_EMPTY}</span>` : ''
    return `<div><label for="${name}">${label}${beside}</label>${control}${messageOf(name)}${hint && hintText(name, hint, name === 'paket' ? tunggu : '')}</div>`
  }
  const row = ({ fields, hint }: FormRow) => {
    const id = fields.join('-')
    const controls = fields.map((name) => field(name, hint ? [`${id}-petunjuk`] : []))
    return [...controls, hint && hintText(id, hint)].filter(Boolean).join('\n')
  }
  const folded = ({ judul, rows }: NonNullable<FormStep['lain']>) => {
    const isOpen = rows.some(({ fields }) => fields.some((name) => values[name] || errors[name]))
    return `<details${isOpen ? ' open' : ''}><summary>${judul}</summary>
${rows.map(row).join('\n')}
</details>`
  }
  const step = ({ judul, rows, lain }: FormStep, index: number) => {
    const id = `langkah-${index + 1}`
    return `<section class="langkah" aria-labelledby="${id}"><h2 id="${id}"><span>${langkahKe(index)}</span> ${judul}</h2>
${rows.map(row).join('\n')}${lain ? `\n${folded(lain)}` : ''}
</section>`
  }
  const checkbox = (name: string, label: string, required: boolean) =>
    `<div class="centang"><label for="${name}"><input type="checkbox" id="${name}" name="${name}" value="1"${
      values[name] ? ' checked' : ''
    }${required ? ' required' : ''}${aria(name)}><span>${escapeHtml(label)}</span></label>${messageOf(name)}</div>`

  const trap = PENDAFTARAN_HONEYPOT
  const { agency, site } = context
  const consent = agency.persetujuan
  const title = failure ? 'Pendaftaran belum terkirim' : 'Daftar'

  return DAFTAR.write(
    context,
    title,
    `<h1>${FORM_TITLE}</h1>
${failure ? failureSection(failure) : ''}
<form method="post" action="/api/pendaftaran" novalidate>
${FORM_STEPS.map(step).join('\n')}
<div class="perangkap" aria-hidden="true"><label for="${trap}">Situs web</label><input id="${trap}" name="${trap}" tabindex="-1" autocomplete="off"></div>
<input type="hidden" name="${PENDAFTARAN_KEY_FIELD}" value="${escapeHtml(kunci)}">
<input type="hidden" name="persetujuan_versi" value="${escapeHtml(consent.versi)}">
<p class="alasan">${PENDAFTARAN_REASON} <a href="${escapeHtml(`${site}${page.privasi}`)}">Kebijakan Privasi</a></p>
${checkbox('setuju', consent.teks, true)}
${checkbox('setuju_pemasaran', consent.pemasaran, false)}
<button class="btn" type="submit">${FORM_SUBMIT}</button>
</form>
${agency.chatPhone && `<a class="btn btn--line" href="${escapeHtml(agencyChatUrl(agency))}">${FORM_ASK_FIRST}</a>`}`,
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

function option({ value, label }: Choice, chosen: string): string {
  return `<option value="${escapeHtml(value)}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`
}

/** Returns the choice that came along besides the fixed ones: a package on sale, or a choice by its name. */
function ownChoice(chosen: string, paket: PaketChoice | null): Choice | null {
  if (paket) return { value: paket.slug, label: paket.nama_paket }
  return isKnownChoice(chosen) ? null : { value: chosen, label: choiceName(chosen) }
}

function paketHint(chosen: string, paket: (PaketChoice & Dibayar) | null, today: string): string {
  if (paket) return choiceHint(paket, today)
  // A programme that is no package of its own comes by its name: what looks like an address is one that leads nowhere.
  return isKnownChoice(chosen) || choiceName(chosen) === chosen ? '' : PAKET_UNKNOWN
}

function isKnownChoice(choice: string): boolean {
  return choice === '' || choice === NO_CHOICE || FIXED_CHOICES.some((known) => known === choice)
}

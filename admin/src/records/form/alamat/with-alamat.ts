import { slugError, slugify } from '@safar/shared/platform/text/slug'
import { fieldsWithSlug } from '@safar/shared/records/noun/alamat'
import type { Noun } from '@safar/shared/records/noun/field'
import { everybodyReads, isStated } from '@safar/shared/records/noun/states'
import type { FormValues } from '@safar/shared/records/noun/values'
import type { Stored } from '../calls.ts'
import type { FormShape, Section } from '../shape.ts'
import { fieldValue } from '../values.ts'
import { ALAMAT, type AlamatOf } from './alamat.ts'

/** Tells if links to a record may exist already. */
function isKnown(noun: Noun, record: Stored | undefined): boolean {
  if (!record) return false
  const { terbit_pada } = isStated(record) ? record : { terbit_pada: '' }
  return everybodyReads(noun, record) || (terbit_pada !== '' && terbit_pada <= new Date().toISOString())
}

/** Returns the slug as the form holds it: empty where it is the one made from the name and may still follow it. */
function typedSlug(title: string, noun: Noun, record: Stored): string {
  const { slug = '' } = record
  const made = slugify(title, noun.name)
  const isMade = slug === made || (slug.startsWith(`${made}-`) && /^-\d{1,6}$/.test(slug.slice(made.length)))
  return isMade && !isKnown(noun, record) ? '' : slug
}

/** The section that names a record, with its address behind the name. */
function named(section: Section, title: string): Section {
  const at = section.fields.indexOf(title) + 1
  return at === 0
    ? section
    : { ...section, fields: [...section.fields.slice(0, at), ALAMAT, ...section.fields.slice(at)] }
}

/**
 * Adds the slug field to a noun's form whose records have addresses and pages; returns the shape with the values that
 * count as unchanged.
 */
export function withAlamat<V extends FormValues, R extends Stored>(
  shape: FormShape<V, R>,
  clean: V,
  record?: R,
): { shape: FormShape<V, R>; clean: V } {
  const { noun, publicPath } = shape
  if (!noun.addressed || !publicPath) return { shape, clean }
  const alamat: AlamatOf = {
    stored: record?.slug ?? '',
    isKnown: isKnown(noun, record),
    pathOf: (slug) => publicPath({ slug }),
  }
  const valuesOf = (stored: R): V => {
    const values = shape.valuesOf(stored)
    return { ...values, [ALAMAT]: typedSlug(String(values[noun.title]), noun, stored) }
  }
  return {
    shape: {
      ...shape,
      noun: { ...noun, fields: fieldsWithSlug(noun) },
      looks: { ...shape.looks, [ALAMAT]: { label: 'Tautan halaman', alamat } },
      sections: shape.sections.map((section) => named(section, noun.title)),
      valuesOf,
      check: (values, mode) => ({ ...shape.check?.(values, mode), ...slugErrors(values, alamat) }),
    },
    clean: record ? valuesOf(record) : { ...clean, [ALAMAT]: '' },
  }
}

function slugErrors(values: FormValues, { isKnown }: AlamatOf): Record<string, string> {
  const slug = String(fieldValue(values, ALAMAT)).trim()
  const message = slug === '' ? (isKnown ? 'Isi tautan halaman ini' : null) : slugError(slug)
  return message ? { [ALAMAT]: message } : {}
}

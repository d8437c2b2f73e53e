import { memo } from 'react'
import { FormField } from '../fields/form-field.tsx'
import { useFormApi } from '../form-context.ts'
import { EntryList } from '../lists/entry-list.tsx'
import { LineList } from '../lists/line-list.tsx'
import { hasLines, listAt } from '../paths.ts'
import type { FormShape, Section } from '../shape.ts'
import { Cell, FieldGrid } from './field-grid.tsx'
import classes from './section.module.css'

/** All fields of a form, in their sections: the same for adding and editing. */
export const Sections = memo(function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section) => <SectionCard key={section.id} section={section} />)
})

/** One section: title left, hint right, its fields below. */
function SectionCard({ section }: { section: Section }) {
  const titleId = `judul-${section.id}`
  return (
    <section
      id={`bagian-${section.id}`}
      aria-labelledby={titleId}
      className={classes.section}
      data-section={section.id}
    >
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {section.title}
        </h2>
        {section.hint && <p className={classes.hint}>{section.hint}</p>}
      </header>
      <SectionFields section={section} />
    </section>
  )
}

function SectionFields({ section: { fields, even, Below } }: { section: Section }) {
  const { shape } = useFormApi()
  const [only, ...others] = fields
  return (
    <>
      {only && others.length === 0 ? (
        <FieldOrList shape={shape} name={only} />
      ) : (
        <FieldGrid even={even}>
          {fields.map((name) => {
            const look = shape.looks[name]
            return (
              <Cell key={name} width={look?.width} pair={look && 'pair' in look ? look.pair : false}>
                <FieldOrList shape={shape} name={name} />
              </Cell>
            )
          })}
        </FieldGrid>
      )}
      {Below && <Below />}
    </>
  )
}

function FieldOrList({ shape, name }: { shape: FormShape; name: string }) {
  const list = listAt(shape, name)
  if (!list) return <FormField path={name} />
  return hasLines(list.field) ? <LineList list={name} /> : <EntryList list={name} />
}

import { VisuallyHidden } from '@mantine/core'
import { type ComponentType, memo } from 'react'
import { viewPath } from '../../../platform/paths.ts'
import { FormField } from '../fields/form-field.tsx'
import { useFormApi } from '../form-context.ts'
import { EntryList } from '../lists/entry-list.tsx'
import { LineList } from '../lists/line-list.tsx'
import { hasLines, listAt } from '../paths.ts'
import type { FormShape, Look, Section } from '../shape.ts'
import { Cell, FieldGrid } from './field-grid.tsx'
import { PlaceMap } from './place-map.tsx'
import classes from './section.module.css'

interface SectionsProps {
  sections: readonly Section[]
  /** Rendered at the end of each section. */
  Foot?: ComponentType<{ section: Section }> | undefined
}

/** Renders all fields of a form in their sections, the same for adding and editing. */
export const Sections = memo(function Sections({ sections, Foot }: SectionsProps) {
  return sections.map((section) => <SectionCard key={section.id} section={section} Foot={Foot} />)
})

/** One section: title left, hint right, its fields below. */
function SectionCard({ section, Foot }: { section: Section; Foot: SectionsProps['Foot'] }) {
  const titleId = `judul-${section.id}`
  return (
    <section
      id={`bagian-${section.id}`}
      aria-labelledby={titleId}
      className={classes.section}
      data-section={section.id}
    >
      <header className={classes.header} data-placed={section.place !== undefined || undefined}>
        <h2 id={titleId} className={classes.title}>
          {section.title}
        </h2>
        {section.hint && <p className={classes.hint}>{section.hint}</p>}
        {section.place && (
          <div className={classes.place}>
            {section.place.zones && <PlaceMap zones={section.place.zones} />}
            <p>
              Tampil di{' '}
              <a href={viewPath(section.place.path)} target="_blank" rel="noopener">
                {section.place.words}
                <VisuallyHidden> (tab baru)</VisuallyHidden>
              </a>
            </p>
          </div>
        )}
      </header>
      <SectionFields section={section} />
      {Foot && <Foot section={section} />}
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

/** A list that has one row: its fields stand side by side, under the name of the list. */
function OneRow({ name, cells }: { name: string; cells: Record<string, Look> }) {
  const { shape } = useFormApi()
  return (
    <fieldset className={classes.row}>
      <legend>{shape.looks[name]?.label}</legend>
      <FieldGrid>
        {Object.entries(cells).map(([cell, { width, pair }]) => (
          <Cell key={cell} width={width} pair={pair}>
            <FormField path={`${name}.0.${cell}`} />
          </Cell>
        ))}
      </FieldGrid>
    </fieldset>
  )
}

function FieldOrList({ shape, name }: { shape: FormShape; name: string }) {
  const list = listAt(shape, name)
  if (!list) return <FormField path={name} />
  if (list.field.one) return <OneRow name={name} cells={list.look.cells} />
  return hasLines(list.field) ? <LineList list={name} /> : <EntryList list={name} />
}

import { Text } from '@mantine/core'
import { useId } from 'react'
import type { Stored } from '../calls.ts'
import { FilesField } from '../fields/files-field.tsx'
import { useFormApi } from '../form-context.ts'
import classes from './section.module.css'

/** Renders the section of private files, for nouns that have such; a new record gets them once it is saved. */
export function FilesSection({ record }: { record: Stored | undefined }) {
  const { shape } = useFormApi()
  const titleId = useId()
  const fields = Object.entries(shape.noun.files ?? {})
  if (fields.length === 0) return null
  return (
    <section aria-labelledby={titleId} className={classes.section}>
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          Berkas
        </h2>
      </header>
      {record ? (
        fields.map(([name, field]) => {
          const look = shape.files?.[name]
          return look && <FilesField key={name} id={record.id} name={name} field={field} look={look} />
        })
      ) : (
        <Text size="sm">Simpan {shape.word} ini dahulu, lalu unggah berkasnya.</Text>
      )}
    </section>
  )
}

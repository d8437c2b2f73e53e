import { Alert, List } from '@mantine/core'
import type { Jamaah } from '@safar/shared/people/jamaah/jamaah-fields'
import type { Warned } from '@safar/shared/records/noun/read'
import { useFormApi, useFormState } from '../../../records/form/form-context.ts'
import { FieldLink } from '../../../records/form/parts/field-link.tsx'
import { inOrder } from '../../../records/form/paths.ts'

/**
 * Shows what the server finds odd of the stored papers, whose numbers it alone reads. What the form itself says of the
 * values typed is left out.
 */
export function SavedWarnings({ record: { peringatan = {} } }: { record: Jamaah & Warned }) {
  const form = useFormApi()
  const said = useFormState((state) => state.warnings)
  const known = Object.keys(peringatan).filter((field) => field in form.shape.looks)
  const odd = inOrder(form.shape, known).flatMap((field) =>
    (peringatan[field] ?? []).flatMap((text) => (said[field]?.includes(text) ? [] : [{ field, text }])),
  )
  if (odd.length === 0) return null
  return (
    <Alert color="emerald" mb="lg" role="status" title="Data tersimpan, ada yang perlu dicocokkan">
      <List listStyleType="none" spacing={6}>
        {odd.map(({ field, text }) => (
          <List.Item key={`${field} ${text}`}>
            <FieldLink path={field} /> {text}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}

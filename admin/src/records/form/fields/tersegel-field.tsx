import { Button, Group, InputBase, TextInput } from '@mantine/core'
import { may } from '@safar/shared/access/session/who'
import { TERSEGEL } from '@safar/shared/platform/text/mask'
import type { SealedField } from '@safar/shared/records/noun/field'
import { isPartMask } from '@safar/shared/records/noun/sealed'
import { memo, Suspense, useState } from 'react'
import { useSession } from '../../../access/session/session-store.ts'
import { lazyPart } from '../../../platform/ui/lazy-part.ts'
import { useFieldValue, useFormApi } from '../form-context.ts'
import { fieldAt } from '../paths.ts'
import classes from './field.module.css'
import { useText } from './text-field.tsx'

const UnsealDialog = lazyPart(async () => ({ default: (await import('./unseal-dialog.tsx')).UnsealDialog }))

/**
 * The field of a sealed value: the form knows only whether one is stored. Whom it opens for can look at it, and another
 * value replaces it.
 */
export const TersegelField = memo(function TersegelField({
  path,
  field,
  lines,
}: {
  path: string
  field: SealedField
  /** The lines shown of words of several; a field of one line without it. */
  lines?: number | undefined
}) {
  const { max, opens, reason } = field
  const { put, input } = useText(path, max)
  const { defaultValue: _start, ...rest } = input
  const { shape, recordId } = useFormApi()
  const role = useSession((state) => state.userInfo?.role ?? null)
  const [isOpen, setOpen] = useState(false)
  const value = String(useFieldValue(path))
  const isMasked = value === TERSEGEL || isPartMask(field, value)
  const { open } = shape.calls
  if (lines !== undefined && !isMasked)
    return (
      <InputBase<'textarea'>
        {...rest}
        value={value}
        autoComplete="off"
        component="textarea"
        multiline
        rows={lines}
      />
    )
  const mayOpen = isMasked && open !== undefined && recordId !== undefined && may(role, opens)
  return (
    <>
      <TextInput
        {...rest}
        classNames={{
          ...rest.classNames,
          root: classes.sealed ?? '',
          input: `${rest.classNames.input} ${classes.masked ?? ''}`,
          section: classes.ways ?? '',
        }}
        value={value}
        autoComplete="off"
        readOnly={isMasked}
        rightSectionWidth={isMasked ? (mayOpen ? 156 : 84) : 0}
        rightSection={
          isMasked && (
            <Group gap={0} wrap="nowrap">
              {mayOpen && (
                <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
                  Lihat
                </Button>
              )}
              <Button variant="subtle" size="compact-sm" onClick={() => put('')}>
                Ganti
              </Button>
            </Group>
          )
        }
      />
      {isOpen && mayOpen && (
        <Suspense fallback={null}>
          <UnsealDialog
            label={fieldAt(shape, path).look.label}
            reason={reason === true}
            open={(alasan) => open(recordId, path, alasan)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
})

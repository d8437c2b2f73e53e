import { Button, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogActions } from '../../../ui/dialog-actions.tsx'
import { useFocusBack } from '../../../ui/use-focus-back.ts'
import { type Conflict, type FieldName, fieldLabel } from '../diff.ts'
import classes from './compare.module.css'
import { Lines } from './lines.tsx'

interface ConflictDialogProps {
  conflicts: readonly Conflict[]
  /** Who saved in between, when the server says. */
  who?: string | undefined
  onCancel: () => void
  /** Given the fields in which the other copy is taken. */
  onSave: (theirs: FieldName[]) => void
}

type Choice = 'mine' | 'theirs'

/** Somebody else saved first: shows what they changed and lets one choose by field. */
export function ConflictDialog({ conflicts, who, onCancel, onSave }: ConflictDialogProps) {
  useFocusBack()
  const [choices, setChoices] = useState<Partial<Record<FieldName, Choice>>>({})
  // What only the other person touched is theirs unless one says otherwise.
  const choiceOf = ({ field, both }: Conflict): Choice => choices[field] ?? (both ? 'mine' : 'theirs')
  const chosen = conflicts.filter((conflict) => choiceOf(conflict) === 'theirs').map(({ field }) => field)
  return (
    <Modal
      opened
      onClose={onCancel}
      size="xl"
      title="Paket ini baru saja diubah orang lain"
      closeButtonProps={{ 'aria-label': 'Kembali ke formulir' }}
    >
      <Text size="sm" mb="md">
        {who ? `${who} menyimpan` : 'Seseorang menyimpan'} perubahan saat Anda mengisi.
        {conflicts.length > 0
          ? ' Pilih untuk tiap isian; perubahan Anda yang lain tetap dipakai.'
          : ' Perubahannya sama dengan isian Anda.'}
      </Text>
      <Stack gap="md">
        {conflicts.map((conflict) => {
          const label = fieldLabel(conflict.field)
          return (
            <Radio.Group
              key={conflict.field}
              label={label}
              value={choiceOf(conflict)}
              onChange={(value) =>
                setChoices((now) => ({ ...now, [conflict.field]: value === 'theirs' ? 'theirs' : 'mine' }))
              }
              className={classes.choice}
            >
              <div className={classes.pair}>
                <Radio
                  value="theirs"
                  label={
                    <>
                      <strong>Dari {who || 'orang lain'}</strong>
                      <Lines lines={conflict.theirs} />
                    </>
                  }
                />
                <Radio
                  value="mine"
                  label={
                    <>
                      <strong>{conflict.both ? 'Punya Anda' : 'Seperti semula'}</strong>
                      <Lines lines={conflict.mine} />
                    </>
                  }
                />
              </div>
            </Radio.Group>
          )
        })}
      </Stack>
      <DialogActions>
        <Button variant="default" onClick={onCancel}>
          Kembali ke formulir
        </Button>
        <Button onClick={() => onSave(chosen)} data-autofocus>
          Simpan pilihan ini
        </Button>
      </DialogActions>
    </Modal>
  )
}

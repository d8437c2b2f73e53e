import { Button, PasswordInput, Text } from '@mantine/core'
import { useState } from 'react'
import { DialogActions } from '../../platform/ui/dialog-actions.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { asksPassword, useChangeFactor } from './faktor.queries.ts'
import classes from './profile.module.css'

interface Props<Result> {
  label: string
  change: () => Promise<Result>
  onDone?: ((result: Result) => void) | undefined
  /** Renders a cancel button, within a dialog. */
  onCancel?: () => void
}

/** Renders a change's button; where the API asks for the password again, a field for it appears above the button. */
export function KukuhForm<Result>({ label, change, onDone, onCancel }: Props<Result>) {
  const [password, setPassword] = useState('')
  const { mutate, isPending, error } = useChangeFactor(change)
  const [isAsking, setAsking] = useState(false)
  const submit = () =>
    mutate(password, {
      onSuccess: (result) => {
        setPassword('')
        setAsking(false)
        onDone?.(result)
      },
      onError: (refused) => {
        if (asksPassword(refused)) setAsking(true)
      },
    })
  return (
    <form
      className={classes.kukuh}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {isAsking && (
        <PasswordInput
          label="Password Anda sekali lagi"
          // The change goes on in this field.
          ref={(field) => field?.focus()}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      )}
      {error && !(asksPassword(error) && !password) && (
        <Text c="var(--red)" size="sm" role="alert">
          {saidBy(error)}
        </Text>
      )}
      {onCancel ? (
        <DialogActions>
          <Button variant="default" onClick={onCancel} data-autofocus>
            Batal
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {label}
          </Button>
        </DialogActions>
      ) : (
        <Button type="submit" loading={isPending} w="fit-content">
          {label}
        </Button>
      )}
    </form>
  )
}

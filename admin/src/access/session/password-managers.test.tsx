import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../testing/render-app.tsx'

it('lets a password be pasted, hides it, and tells password managers which it is', async () => {
  const { user } = renderApp('/login', null)
  const password = await screen.findByLabelText('Password')
  expect(password.getAttribute('type')).toBe('password')
  expect(password.getAttribute('autocomplete')).toBe('current-password')
  expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
  await user.click(password)
  await user.paste('  kopi senja di tepi laut  ')
  expect(password).toHaveProperty('value', '  kopi senja di tepi laut  ')
})

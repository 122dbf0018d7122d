const TOKEN = 'ugt_4xTq1bN0mD8yVd0mYk3vQ2c7LrGxW5sZpJ9uHf6aEiB'
const IDENTITY = { team_id: 42, token: TOKEN, name: 'Acme Inc.', provided_id: 'acme' }

/** A request and its response for each operation. */
export const EXAMPLES = {
  getOrCreate: {
    request: {
      user_group_id: 'acme',
      name: 'Acme Inc.',
      mapping: { warehouse: 'acme-7' },
      properties: { plan: 'pro' },
    },
    response: { success: 1, new_user_group: true, user_group: { ...IDENTITY, properties: { plan: 'pro' } } },
  },
  update: {
    request: { user_group_id: 'acme', properties: { plan: 'team' } },
    response: {
      success: 1,
      user_group: { ...IDENTITY, properties: { plan: 'team' }, api_environment_tag: 'Customer' },
    },
  },
  rotate: {
    request: { current_token: TOKEN },
    response: {
      success: 1,
      user_group: {
        ...IDENTITY,
        token: 'ugt_kP2wYb7eQ9nS1tR6xL4zM8cVf3gHj5dU0aIoWqEyTrK',
        api_environment_tag: 'Customer',
      },
    },
  },
  delete: { request: { user_group_id: 'acme', current_token: TOKEN }, response: { success: 1 } },
} as const

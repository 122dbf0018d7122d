/** A question of a user, and the section of the site that answers it. */
export type Question = readonly [question: string, page: string, heading?: string]

/**
 * Questions by site of the corpus, written from its pages before running a search, in the words of someone who needs the
 * answer. The page is the path of its source without an extension. Without a heading, the whole page is the answer. No
 * question was removed or changed afterwards: what the search misses is here too.
 */
export const QUESTIONS: Readonly<Record<string, readonly Question[]>> = {
  kernel: [
    ['How can the cloud browser reach my local dev server?', 'browsers/ssh', 'Forward local dev server to browser'],
    ['How do I embed the live view in an iframe?', 'browsers/live-view', 'Embedding in an iframe'],
    ['Does stealth mode solve Cloudflare challenges?', 'browsers/bot-detection/stealth', 'Cloudflare Challenge'],
    ['Which viewport sizes are supported?', 'browsers/viewport', 'Supported viewport configurations'],
    ['How do I get a file that the browser downloaded?', 'browsers/file-io', 'Downloads'],
    [
      'Can I use an extension from the Chrome Web Store?',
      'browsers/extensions',
      'Using extensions directly from the Chrome Web Store',
    ],
    ['How many browsers can I run concurrently?', 'info/pricing', 'Concurrency limits'],
    [
      'What happens if I forget to release a browser back to the pool?',
      'browsers/scaling/faq',
      "What happens if I don't release a browser back to the pool?",
    ],
    ['Does 1Password fill in TOTP codes?', 'integrations/1password', 'TOTP Support'],
    ['How do I get traffic from a certain city with a residential proxy?', 'proxies/residential', 'Target by City'],
  ],
  sequin: [
    ['Which permissions does the database user need?', 'reference/databases', 'Database user permissions'],
    ['How do I create a replication slot?', 'reference/databases', 'Creating a Replication Slot'],
    ['What sets the size of the Postgres connection pool?', 'reference/configuration', 'PG_POOL_SIZE'],
    ['When does Sequin retry a webhook that failed?', 'reference/sinks/webhooks', 'Retry behavior'],
    ['How does the throughput of Sequin compare to Debezium?', 'performance', 'Sequin vs Debezium'],
    ['Should I use SNS or SQS?', 'reference/sinks/sns', 'When to use SNS vs SQS'],
    ['How do I send only rows with a certain value in a column?', 'reference/filters', 'Column filters'],
    ['Where do I find my API token?', 'management-api/authentication', 'Retrieve your API token'],
    ['How do I test a transform?', 'reference/transforms', 'Testing transforms'],
    ['Install the Sequin CLI with Homebrew', 'reference/cli/overview', 'Install with Homebrew'],
  ],
  'turso-docs': [
    ['How do I install the Turso CLI on Windows?', 'cli/installation', 'Windows'],
    ['How do I create a database from a CSV file?', 'cli/db/create', 'Create database from a CSV file'],
    [
      'How do I create a database token that expires?',
      'cli/db/tokens/create',
      'Create a token with a specific expiration time',
    ],
    ['Are embedded replicas encrypted at rest?', 'features/embedded-replicas/introduction', 'Encryption at rest'],
    ['How often do embedded replicas sync?', 'features/embedded-replicas/introduction', 'Periodic sync'],
    ['Does a full table scan count as rows read?', 'help/usage-and-billing', 'Full Table Scans'],
    ['How do I restore a database to an earlier point in time?', 'features/point-in-time-recovery'],
    ['Which functions calculate the distance between vectors?', 'features/ai-and-embeddings', 'Functions'],
    ['How do I connect a GUI to a local database?', 'local-development', 'Connecting a GUI'],
    ['Which API endpoint adds a member to an organization?', 'api-reference/organizations/members/add'],
  ],
  meilisearch: [
    ['How do I rotate an API key?', 'capabilities/security/how_to/manage_api_keys', 'Key rotation'],
    [
      'How do I exclude a search from analytics?',
      'capabilities/analytics/how_to/ignore_search_requests',
      'Exclude searches from your analytics',
    ],
    [
      'Can I transfer the ownership of a team?',
      'capabilities/platform/teams/how_to/manage_team_roles',
      'Transfer team ownership',
    ],
    [
      'How is the click-through rate calculated?',
      'capabilities/analytics/advanced/analytics_metrics',
      'Click-through rate',
    ],
    ['How can I pause a search rule without deleting it?', 'capabilities/search_rules/how_to/pause_a_rule'],
    [
      'How do I keep the chat from inventing answers?',
      'capabilities/conversational_search/advanced/reduce_hallucination',
    ],
    [
      'Combine a geo filter with a text search and sort',
      'capabilities/filtering_sorting_faceting/how_to/combine_filters_and_sort',
      'Combine geo filter with text search and sort',
    ],
    ['How do I run Laravel Scout in production?', 'getting_started/frameworks/laravel', 'Running in production'],
    [
      'Is it faster to send documents in large batches?',
      'getting_started/good_practices',
      'Send documents in large batches',
    ],
    [
      'Do filters apply to pinned documents?',
      'capabilities/search_rules/advanced/pinning_behavior',
      'Filters still apply',
    ],
  ],
}

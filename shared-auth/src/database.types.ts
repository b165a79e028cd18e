export type Database = {
  public: {
    Tables: {
      profiles: {
        Row: { id: string; username: string | null; updated_at: string }
        Insert: { id: string; username?: string | null; updated_at?: string }
        Update: { username?: string | null; updated_at?: string }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: Record<never, never>
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}

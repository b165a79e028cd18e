// Written by `node supabase/local/database/types.ts` from the migrations. Do not edit: change a migration and run it.
export type Database = {
  public: {
    Tables: {
      Listings: {
        Row: {
          accessible_entrance: boolean | null
          accessible_parking: boolean | null
          accessible_restroom: boolean | null
          accessible_seating: boolean | null
          address: string | null
          all_ages: boolean
          allows_dogs: boolean | null
          babies: boolean
          baby_change: boolean | null
          bbq_available: boolean | null
          birthday_parties: boolean | null
          broad: number | null
          close_to_transport: boolean | null
          description: string | null
          dining_options: string | null
          event_dates: unknown | null
          external_rating: number | null
          external_rating_user_count: number | null
          facts_source: string | null
          fenced: boolean | null
          fenced_details: string | null
          free: boolean
          free_garage_parking: boolean | null
          free_garage_parking_details: string | null
          free_parking_lot: boolean | null
          free_parking_lot_details: string | null
          free_street_parking: boolean | null
          free_street_parking_details: string | null
          fts: unknown | null
          google_maps_uri: string | null
          handy: string[] | null
          id: string
          indoor: boolean
          latitude: number | null
          listing_type: string
          longitude: number | null
          name: string
          near_latitude: number | null
          near_longitude: number | null
          open_days: string[]
          paid_garage_parking: boolean | null
          paid_garage_parking_details: string | null
          paid_parking_lot: boolean | null
          paid_parking_lot_details: string | null
          paid_street_parking: boolean | null
          paid_street_parking_details: string | null
          parking: string | null
          phone_number: string | null
          playground: boolean | null
          playground_details: string | null
          point_source: string | null
          postcode: string | null
          pram_paths: boolean | null
          preschoolers: boolean
          preteens: boolean
          price: string | null
          primary: boolean
          primary_type: string
          publish_status: string
          recommended: number | null
          region: string | null
          sample_dates: boolean | null
          seating_available: boolean | null
          shaded: boolean | null
          shaded_details: string | null
          state: string | null
          suburb: string | null
          tags: string[]
          teens: boolean
          tips: string | null
          toddlers: boolean
          toilets: boolean | null
          verified_at: string | null
          water_play: boolean | null
          website: string | null
        }
        Insert: {
          accessible_entrance?: boolean | null
          accessible_parking?: boolean | null
          accessible_restroom?: boolean | null
          accessible_seating?: boolean | null
          address?: string | null
          all_ages?: boolean
          allows_dogs?: boolean | null
          babies?: boolean
          baby_change?: boolean | null
          bbq_available?: boolean | null
          birthday_parties?: boolean | null
          broad?: number | null
          close_to_transport?: boolean | null
          description?: string | null
          dining_options?: string | null
          event_dates?: unknown | null
          external_rating?: number | null
          external_rating_user_count?: number | null
          facts_source?: string | null
          fenced?: boolean | null
          fenced_details?: string | null
          free?: boolean
          free_garage_parking?: boolean | null
          free_garage_parking_details?: string | null
          free_parking_lot?: boolean | null
          free_parking_lot_details?: string | null
          free_street_parking?: boolean | null
          free_street_parking_details?: string | null
          fts?: unknown | null
          google_maps_uri?: string | null
          handy?: never
          id?: string
          indoor?: boolean
          latitude?: number | null
          listing_type?: string
          longitude?: number | null
          name: string
          near_latitude?: number | null
          near_longitude?: number | null
          open_days?: string[]
          paid_garage_parking?: boolean | null
          paid_garage_parking_details?: string | null
          paid_parking_lot?: boolean | null
          paid_parking_lot_details?: string | null
          paid_street_parking?: boolean | null
          paid_street_parking_details?: string | null
          parking?: string | null
          phone_number?: string | null
          playground?: boolean | null
          playground_details?: string | null
          point_source?: string | null
          postcode?: string | null
          pram_paths?: boolean | null
          preschoolers?: boolean
          preteens?: boolean
          price?: string | null
          primary?: boolean
          primary_type: string
          publish_status?: string
          recommended?: number | null
          region?: string | null
          sample_dates?: boolean | null
          seating_available?: boolean | null
          shaded?: boolean | null
          shaded_details?: string | null
          state?: string | null
          suburb?: string | null
          tags?: string[]
          teens?: boolean
          tips?: string | null
          toddlers?: boolean
          toilets?: boolean | null
          verified_at?: string | null
          water_play?: boolean | null
          website?: string | null
        }
        Update: {
          accessible_entrance?: boolean | null
          accessible_parking?: boolean | null
          accessible_restroom?: boolean | null
          accessible_seating?: boolean | null
          address?: string | null
          all_ages?: boolean
          allows_dogs?: boolean | null
          babies?: boolean
          baby_change?: boolean | null
          bbq_available?: boolean | null
          birthday_parties?: boolean | null
          broad?: number | null
          close_to_transport?: boolean | null
          description?: string | null
          dining_options?: string | null
          event_dates?: unknown | null
          external_rating?: number | null
          external_rating_user_count?: number | null
          facts_source?: string | null
          fenced?: boolean | null
          fenced_details?: string | null
          free?: boolean
          free_garage_parking?: boolean | null
          free_garage_parking_details?: string | null
          free_parking_lot?: boolean | null
          free_parking_lot_details?: string | null
          free_street_parking?: boolean | null
          free_street_parking_details?: string | null
          fts?: unknown | null
          google_maps_uri?: string | null
          handy?: never
          id?: string
          indoor?: boolean
          latitude?: number | null
          listing_type?: string
          longitude?: number | null
          name?: string
          near_latitude?: number | null
          near_longitude?: number | null
          open_days?: string[]
          paid_garage_parking?: boolean | null
          paid_garage_parking_details?: string | null
          paid_parking_lot?: boolean | null
          paid_parking_lot_details?: string | null
          paid_street_parking?: boolean | null
          paid_street_parking_details?: string | null
          parking?: string | null
          phone_number?: string | null
          playground?: boolean | null
          playground_details?: string | null
          point_source?: string | null
          postcode?: string | null
          pram_paths?: boolean | null
          preschoolers?: boolean
          preteens?: boolean
          price?: string | null
          primary?: boolean
          primary_type?: string
          publish_status?: string
          recommended?: number | null
          region?: string | null
          sample_dates?: boolean | null
          seating_available?: boolean | null
          shaded?: boolean | null
          shaded_details?: string | null
          state?: string | null
          suburb?: string | null
          tags?: string[]
          teens?: boolean
          tips?: string | null
          toddlers?: boolean
          toilets?: boolean | null
          verified_at?: string | null
          water_play?: boolean | null
          website?: string | null
        }
        Relationships: []
      }
      Postcodes: {
        Row: {
          id: number
          latitude: number | null
          locality: string
          longitude: number | null
          postcode: string
          region: string | null
          state: string
        }
        Insert: {
          id?: never
          latitude?: number | null
          locality: string
          longitude?: number | null
          postcode: string
          region?: string | null
          state: string
        }
        Update: {
          id?: never
          latitude?: number | null
          locality?: string
          longitude?: number | null
          postcode?: string
          region?: string | null
          state?: string
        }
        Relationships: []
      }
      image_metadata: {
        Row: {
          alt_text: string | null
          caption: string | null
          created_at: string
          id: string
          image_url: string
          listing_id: string
        }
        Insert: {
          alt_text?: string | null
          caption?: string | null
          created_at?: string
          id?: string
          image_url: string
          listing_id: string
        }
        Update: {
          alt_text?: string | null
          caption?: string | null
          created_at?: string
          id?: string
          image_url?: string
          listing_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'image_metadata_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'Listings'
            referencedColumns: ['id']
          },
        ]
      }
      list_activities: {
        Row: {
          activity_id: string
          activity_type: string
          created_at: string
          id: string
          list_id: string
          note: string | null
          user_id: string
        }
        Insert: {
          activity_id: string
          activity_type?: string
          created_at?: string
          id?: string
          list_id: string
          note?: string | null
          user_id?: string
        }
        Update: {
          activity_id?: string
          activity_type?: string
          created_at?: string
          id?: string
          list_id?: string
          note?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'list_activities_activity_id_fkey'
            columns: ['activity_id']
            isOneToOne: false
            referencedRelation: 'Listings'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'list_activities_list_id_user_id_fkey'
            columns: ['list_id', 'user_id']
            isOneToOne: false
            referencedRelation: 'lists'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      lists: {
        Row: {
          created_at: string
          emoji: string
          id: string
          name: string
          share_token: string | null
          user_id: string
        }
        Insert: {
          created_at?: string
          emoji?: string
          id?: string
          name: string
          share_token?: string | null
          user_id?: string
        }
        Update: {
          created_at?: string
          emoji?: string
          id?: string
          name?: string
          share_token?: string | null
          user_id?: string
        }
        Relationships: []
      }
      opening_hours: {
        Row: {
          always_open: boolean
          end_date: string | null
          friday: string | null
          hours_as_of: string | null
          hours_source: string | null
          hours_verified_at: string | null
          id: string
          listing_id: string
          monday: string | null
          pattern: string | null
          saturday: string | null
          start_date: string | null
          sunday: string | null
          thursday: string | null
          tuesday: string | null
          wednesday: string | null
        }
        Insert: {
          always_open?: boolean
          end_date?: string | null
          friday?: string | null
          hours_as_of?: string | null
          hours_source?: string | null
          hours_verified_at?: string | null
          id?: string
          listing_id: string
          monday?: string | null
          pattern?: string | null
          saturday?: string | null
          start_date?: string | null
          sunday?: string | null
          thursday?: string | null
          tuesday?: string | null
          wednesday?: string | null
        }
        Update: {
          always_open?: boolean
          end_date?: string | null
          friday?: string | null
          hours_as_of?: string | null
          hours_source?: string | null
          hours_verified_at?: string | null
          id?: string
          listing_id?: string
          monday?: string | null
          pattern?: string | null
          saturday?: string | null
          start_date?: string | null
          sunday?: string | null
          thursday?: string | null
          tuesday?: string | null
          wednesday?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'opening_hours_listing_id_fkey'
            columns: ['listing_id']
            isOneToOne: false
            referencedRelation: 'Listings'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          id: string
          updated_at: string
          username: string | null
        }
        Insert: {
          id: string
          updated_at?: string
          username?: string | null
        }
        Update: {
          id?: string
          updated_at?: string
          username?: string | null
        }
        Relationships: []
      }
    }
    Views: { [_ in never]: never }
    Functions: {
      close_listings: {
        Args: { query: string }
        Returns: Database['public']['Tables']['Listings']['Row'][]
        SetofOptions: { from: '*'; to: 'Listings'; isOneToOne: false; isSetofReturn: true }
      }
      close_localities: {
        Args: { query: string }
        Returns: Database['public']['Tables']['Postcodes']['Row'][]
        SetofOptions: { from: '*'; to: 'Postcodes'; isOneToOne: false; isSetofReturn: true }
      }
      found_listings: {
        Args: { query: string }
        Returns: Database['public']['Tables']['Listings']['Row'][]
        SetofOptions: { from: '*'; to: 'Listings'; isOneToOne: false; isSetofReturn: true }
      }
      import_facts: {
        Args: { facts: unknown }
        Returns: { line: number; fact: string; outcome: string }[]
      }
      nearest_listings: {
        Args: { from_latitude: number; from_longitude: number; query: string }
        Returns: Database['public']['Tables']['Listings']['Row'][]
        SetofOptions: { from: '*'; to: 'Listings'; isOneToOne: false; isSetofReturn: true }
      }
      plan_b: {
        Args: { activities: string[] }
        Returns: { activity_id: string; id: string; name: string; suburb: string; km: number; is_about: boolean; opening_hours: unknown }[]
      }
      search_listings: {
        Args: { query: string }
        Returns: Database['public']['Tables']['Listings']['Row'][]
        SetofOptions: { from: '*'; to: 'Listings'; isOneToOne: false; isSetofReturn: true }
      }
      shared_list: {
        Args: { token: string }
        Returns: { name: string; emoji: string; activities: string[] }[]
      }
    }
    Enums: { [_ in never]: never }
    CompositeTypes: { [_ in never]: never }
  }
}

// Signs on the map that are drawn in more than one place.

export const fire = 'M0 8Q-7 6-5-1-3 1-3-1-5-6 1-9 0-5 3-3 5-5 5-3 8 5 0 8Z'
export const holy = 'M-1.2-6H1.2V-2.5H4.5V0H1.2V6H-1.2V0H-4.5V-2.5H-1.2Z'
export const star = 'M0-7L2.1-2.1 7.3-1.9 3.2 1.5 4.6 6.8 0 3.7-4.6 6.8-3.2 1.5-7.3-1.9-2.1-2.1Z'
export const stop = 'M-2-4.5H2L4.5-2V2L2 4.5H-2L-4.5 2V-2Z'

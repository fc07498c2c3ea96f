"""What Redis does in one step. Each script takes the time from Redis, because workers' clocks differ."""

# KEYS: the limit. ARGV: microseconds until one use comes back, microseconds until all have.
# The same rule as LocalLimits: the key holds the moment at which all uses will have come back.
COUNT_USE = """
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local full_at = math.max(now, tonumber(redis.call('GET', KEYS[1]) or now)) + ARGV[1]
local wait = full_at - ARGV[2] - now
if wait > 0 then
    return math.ceil(wait)
end
redis.call('SET', KEYS[1], string.format('%.0f', full_at), 'PX', math.ceil((full_at - now) / 1000))
return 0
"""

# KEYS: the table. ARGV: the person, milliseconds until they are forgotten.
ENTER = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
"""

# KEYS: the table.
WHO_IS_HERE = """
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
return redis.call('ZRANGE', KEYS[1], 0, -1)
"""
